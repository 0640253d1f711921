import { EMPTY, markName, type CellContent, type MarkName } from '../../../engine/index.ts';
import { markStrokes } from '../../ui/board/strokes.ts';

// What the pictures of lessons are drawn with: text of SVG, on a sheet of 176 × 100.

export const WIDTH = 176;
export const HEIGHT = 100;
/** Cells below this side are drawn with thinner strokes. */
const SMALL = 8;

export const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);

const at = (value: number) => String(Math.round(value * 10) / 10);

export const path = (d: string, style: string) => `<path class="${style}" d="${d}"/>`;

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  style: string,
  more = '',
) =>
  `<rect class="${style}" x="${at(x)}" y="${at(y)}" width="${at(width)}" height="${at(height)}"${more}/>`;

export const drawText = (x: number, y: number, words: string, style = '') =>
  `<text class="${style}" x="${at(x)}" y="${at(y)}">${words}</text>`;

export function drawMark(name: MarkName, x: number, y: number, radius: number, seed = 0): string {
  const d = markStrokes(name, x, y, radius, seed).join('');
  return path(d, name === 'X' ? 'x' : 'o');
}

/** Lines between cells. */
export function ruling(x: number, y: number, side: number, columns = 3, rows = 3): string {
  const down = Array.from(
    { length: columns - 1 },
    (_, i) => `M${at(x + (i + 1) * side)} ${at(y)}v${at(rows * side)}`,
  );
  const across = Array.from(
    { length: rows - 1 },
    (_, i) => `M${at(x)} ${at(y + (i + 1) * side)}h${at(columns * side)}`,
  );
  return path([...down, ...across].join(''), 'rules');
}

/** A board of nine cells; the last mark is highlighted. */
export function drawBoard(
  cells: readonly CellContent[],
  x: number,
  y: number,
  side: number,
  last?: number,
): string {
  const middle = (cell: number) =>
    [x + ((cell % 3) + 0.5) * side, y + (Math.floor(cell / 3) + 0.5) * side] as const;
  const [left, top] = middle(last ?? 0);
  const drawn = [
    last === undefined
      ? ''
      : rect(left - side / 2 + 1, top - side / 2 + 1, side - 2, side - 2, 'now'),
    ruling(x, y, side),
    ...cells.map((content, cell) =>
      content === EMPTY ? '' : drawMark(markName(content), ...middle(cell), side * 0.28, cell),
    ),
  ].join('');
  return side < SMALL ? `<g class="small">${drawn}</g>` : drawn;
}
