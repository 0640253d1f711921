import { rovingStep } from '../ui/rovingGrid.ts';

/** A board of the sheet: the one whose last square this is, with the sheet's corner as its first. */
export interface BoardSize {
  readonly columns: number;
  readonly rows: number;
}

/** What the sheet's corner stands at. */
export interface CornerOf extends BoardSize {
  /** A cube is as wide as it is high, whichever way its corner goes. */
  readonly layers?: number;
  /** Pulled past the edge of the paper. */
  readonly isOpen?: boolean;
}

/** How a board was settled: no line fits on it, a pairing proves the draw, or it was searched. */
export type SettledBy = 'no-line' | 'pairs' | 'search';

/** What a square of the sheet says of its board. */
export interface SheetSquare {
  /** `open`: nobody has settled it here. `now`: it is being searched. */
  readonly value: 'first' | 'draw' | 'open' | 'now';
  readonly by?: SettledBy;
  /** Positions that were looked at. */
  readonly nodes?: number;
}

/** What the square in a column and a row says, counted from 1; nothing where the paper is bare. */
export type SquareOf = (columns: number, rows: number) => SheetSquare | undefined;

/** A board and the same one turned have one value: asks for the one that is at least as wide as high. */
export function bothWays(squareOf: SquareOf): SquareOf {
  return (columns, rows) => squareOf(Math.max(columns, rows), Math.min(columns, rows));
}

/** All boards of a sheet, row by row. */
export function squaresOf({ columns, rows }: BoardSize): BoardSize[] {
  return Array.from({ length: columns * rows }, (_, at) => ({
    columns: (at % columns) + 1,
    rows: Math.floor(at / columns) + 1,
  }));
}

/** The boards of a sheet that differ, the small ones first: a turned board is the same board. */
export function fillingOrder(most: BoardSize): BoardSize[] {
  return squaresOf(most)
    .filter(({ columns, rows }) => columns >= rows)
    .sort((a, b) => a.columns * a.rows - b.columns * b.rows || a.columns - b.columns);
}

/** The coast: the line between a draw and a win, as SVG path data in squares of `side`. */
export function coastPath(most: BoardSize, squareOf: SquareOf, side: number): string {
  const isDraw = (columns: number, rows: number) =>
    columns > 0 && rows > 0 && squareOf(columns, rows)?.value === 'draw';
  return squaresOf(most)
    .filter(({ columns, rows }) => squareOf(columns, rows)?.value === 'first')
    .map(({ columns, rows }) => {
      const corner = `M${(columns - 1) * side} ${(rows - 1) * side}`;
      const left = isDraw(columns - 1, rows) ? `${corner}v${side}` : '';
      return isDraw(columns, rows - 1) ? `${left}${corner}h${side}` : left;
    })
    .join('');
}

/**
 * Where a key takes the corner: an arrow one square, with Shift five, Home and End to the edge. Where the corner can be
 * pulled past the edge, an arrow takes it there, and back.
 */
export function cornerAfterKey(
  event: KeyboardEvent,
  { columns, rows, layers = 1, isOpen }: CornerOf,
  most: BoardSize,
  hasPast = false,
): CornerOf | undefined {
  const step = rovingStep(event);
  if (!step) return undefined;
  const [down, right] = layers > 1 ? [step[0] || step[1], step[0] || step[1]] : step;
  const isOver = (right === 1 && columns === most.columns) || (down === 1 && rows === most.rows);
  if (hasPast && isOver) return { ...most, isOpen: true };
  const go = (from: number, by: number, last: number) =>
    Math.max(1, Math.min(last, from + (isOpen ? 1 : 0) + (by && event.shiftKey ? by * 5 : by)));
  return { columns: go(columns, right, most.columns), rows: go(rows, down, most.rows) };
}

/**
 * Who wins on a board of up to eight squares a side, by the length of its line; for each width the boards that are at
 * most as high: `X` the first player, `=` nobody, `?` not settled here. A test works them out again.
 */
const SETTLED: Readonly<Record<number, string>> = {
  3: '= == === ==XX ==XXX ==XXXX ==XXXXX ==XXXXXX',
  4: '= == === ==== ===== ====XX ===???? ===?????',
  5: '= == === ==== ===== =====? =====?? ====????',
};

/** What the squares of the sheet say without a search; nothing for other lines. */
export function settledSquares(winLength: number): SquareOf {
  const byWidth = SETTLED[winLength]?.split(' ') ?? [];
  return bothWays((columns, rows) => {
    const sign = byWidth[columns - 1]?.[rows - 1] ?? '?';
    return sign === '?' ? undefined : { value: sign === 'X' ? 'first' : 'draw' };
  });
}
