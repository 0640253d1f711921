import { boardValue, makeVariant } from '../../engine/index.ts';
import { settledWithoutSearch } from './boardSolving.ts';
import { bothWays, type BoardSize, type SheetSquare, type SquareOf } from './sheet.ts';

/** The sheet of the lesson, and the lines on it. */
export const SHEET: BoardSize = { columns: 8, rows: 8 };
export const LINE_LENGTHS = [3, 4, 5] as const;

/** Positions that are looked at while the site is built, by the size of the board: more is left to the reader's machine. */
const mostPositions = (cells: number) => (cells <= 25 ? 120_000 : 15_000);

const known = new Map<string, SheetSquare>();

/** Who wins on a board, worked out while the site is built. */
export function builtSquare(columns: number, rows: number, winLength: number): SheetSquare {
  const spec = { m: Math.max(columns, rows), n: Math.min(columns, rows), k: winLength };
  const key = JSON.stringify(spec);
  const before = known.get(key);
  if (before) return before;
  const plain = settledWithoutSearch(spec);
  const found =
    plain ??
    boardValue(makeVariant(spec), {
      mostPositions: mostPositions(columns * rows),
    });
  const square: SheetSquare =
    'value' in found && found.value !== undefined
      ? {
          value: found.value === 'first' ? 'first' : 'draw',
          by: plain?.by ?? 'search',
          nodes: found.positions,
        }
      : { value: 'open' };
  known.set(key, square);
  return square;
}

export const builtSquares = (winLength: number): SquareOf =>
  bothWays((columns, rows) => builtSquare(columns, rows, winLength));
