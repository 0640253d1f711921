import {
  boardValue,
  findPairing,
  makeVariant,
  type GameValue,
  type SolverOptions,
  type VariantSpec,
} from '../../engine/index.ts';
import {
  bothWays,
  type BoardSize,
  type SettledBy,
  type SheetSquare,
  type SquareOf,
} from './sheet.ts';

/** A board to be settled, and with which of the solver's means. */
export interface BoardQuestion {
  readonly spec: VariantSpec;
  readonly options?: SolverOptions;
}
/** How far it has come; with a value it is done. */
export interface BoardProgress {
  readonly positions: number;
  readonly value?: GameValue;
  readonly by?: SettledBy;
  /** It may look at no more positions. */
  readonly isSpent?: true;
}

/** What settles a board before any search: it has no lines, or pairs of its cells stop them all. */
export function settledWithoutSearch(spec: VariantSpec): BoardProgress | undefined {
  const variant = makeVariant(spec);
  if (variant.geometry.lines.length === 0) return { positions: 0, value: 'draw', by: 'no-line' };
  return findPairing(variant) ? { positions: 0, value: 'draw', by: 'pairs' } : undefined;
}

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
