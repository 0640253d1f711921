import type { MarkName } from '../../engine/index.ts';
import { MAP_SIDE, mapBoard, placedBoards, type MapChoices } from './mapBoards.ts';
import { mapPicture, type DrawnMap } from './mapDrawing.ts';

/** The inks of a poster: it leaves the page, so it cannot ask the page for them. */
const INKS = { X: '#0072b2', O: '#d55e00', ink: '#20242c', soft: '#59606c', marker: '#ffe27a' };
const MARGIN = 120;
const HEAD = 190;

/** What is written on a poster. */
export interface PosterMessages {
  readonly title: string;
  /** Lines below the title. */
  readonly lines: readonly string[];
}

/**
 * The map of a side from a board on (`root`; '' is the whole map) as an SVG document: every board, however
 * small, for print in any size.
 */
export function posterSvg(
  side: MarkName,
  choices: MapChoices,
  messages: PosterMessages,
  root = '',
): string {
  const boards = placedBoards(side, choices, () => true, mapBoard, root).map(mapPicture);
  const width = MAP_SIDE + 2 * MARGIN;
  const height = MAP_SIDE + 2 * MARGIN + HEAD;
  const lines = messages.lines.map(
    (line, at) =>
      `<text x="0" y="${-HEAD + 100 + at * 46}" font-size="36" fill="${INKS.soft}">${escaped(line)}</text>`,
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-MARGIN} ${-MARGIN - HEAD} ${width} ${height}"` +
    ` font-family="Georgia, serif"><title>${escaped(messages.title)}</title>` +
    `<rect x="${-MARGIN}" y="${-MARGIN - HEAD}" width="${width}" height="${height}" fill="#fff"/>` +
    `<text x="0" y="${-HEAD + 36}" font-size="76" font-weight="700" fill="${INKS.ink}">${escaped(messages.title)}</text>` +
    `${lines.join('')}<g fill="none" stroke-linecap="round">${boards.map(boardSvg).join('')}</g></svg>`
  );
}

function boardSvg({ move, x, o, others, won, rules, pen, hair }: DrawnMap): string {
  const stroke = (d: string, ink: string, width: number, more = '') =>
    d === '' ? '' : `<path d="${d}" stroke="${ink}" stroke-width="${width}"${more}/>`;
  const cell = move?.cell;
  return [
    cell
      ? `<rect x="${two(cell.x)}" y="${two(cell.y)}" width="${two(cell.side)}" height="${two(cell.side)}" fill="${INKS.marker}"/>`
      : '',
    stroke(rules, INKS.ink, hair),
    stroke(x, INKS.X, pen),
    stroke(o, INKS.O, pen),
    ...others.map(
      ({ at }) =>
        `<circle cx="${at.x}" cy="${at.y}" r="${at.r}" fill="#fff" stroke="${INKS.soft}" stroke-width="${hair}"/>`,
    ),
    move ? stroke(move.strokes, INKS[move.mark], pen * 1.25) : '',
    won ? stroke(won.stroke, INKS[won.mark], pen * 0.6, ' opacity="0.6"') : '',
  ].join('');
}

function two(value: number): number {
  return Math.round(value * 100) / 100;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** On paper the poster takes the place of the page, whatever the page is made of. */
const SHEET = `
  .nb-poster { display: none }
  @page { size: portrait; margin: 8mm }
  @media print {
    body { margin: 0 }
    body > :not(.nb-poster) { display: none !important }
    .nb-poster { display: block }
    .nb-poster svg { display: block; width: 100%; max-height: calc(100vh - 2mm); margin-inline: auto }
  }`;

/** Prints a drawing of ours, and nothing else of the page, as broad as the sheet. */
export function printPoster(svg: string): void {
  document.querySelector('.nb-poster')?.remove();
  const poster = document.createElement('div');
  poster.className = 'nb-poster';
  poster.ariaHidden = 'true';
  poster.innerHTML = `<style>${SHEET}</style>${svg}`;
  document.body.append(poster);
  addEventListener('afterprint', () => poster.remove(), { once: true });
  print();
}
