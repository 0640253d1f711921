import { BOARD_INKS, type BoardInk } from './shapes.ts';

/** The colours of a board's inks where it stands, and its letters, as a canvas takes them. */
export interface Palette {
  readonly inks: Readonly<Record<BoardInk, string>>;
  readonly font: string;
}

/** Reads them from the page's style: `probe` is an empty element inside the board. */
export function readPalette(probe: HTMLElement): Palette {
  const style = getComputedStyle(probe);
  const inks = Object.fromEntries(
    Object.entries(BOARD_INKS).map(([ink, token]) => {
      probe.style.color = `var(${token})`;
      return [ink, style.color];
    }),
  ) as Record<BoardInk, string>;
  return { inks, font: style.fontFamily };
}
