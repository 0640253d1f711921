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

/** Calls back whenever the colours or the letters may have become others. Returns how to stop. */
export function watchPalette(change: () => void): () => void {
  const theme = new MutationObserver(change);
  theme.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const queries = [
    '(forced-colors: active)',
    '(prefers-color-scheme: dark)',
    '(prefers-contrast: more)',
  ].map((query) => matchMedia(query));
  for (const query of queries) query.addEventListener('change', change);
  document.fonts.addEventListener('loadingdone', change);
  return () => {
    theme.disconnect();
    for (const query of queries) query.removeEventListener('change', change);
    document.fonts.removeEventListener('loadingdone', change);
  };
}
