import { ok } from '../core/result.ts';
import { EMPTY, O, X, type CellContent, type Mark } from '../core/types.ts';
import type { Point, Stone } from '../game/large/board.ts';
import { SparseBoard } from '../game/large/sparseBoard.ts';
import { strange, type Codec } from './codec.ts';

/** The board of exercises about cells: square, with borders, small enough for a phone. */
export const SQUARE_SIDE = 11;
export const SQUARE_CELLS = SQUARE_SIDE ** 2;

/** The contents of all cells of the square, row by row. */
export type SquareCells = readonly CellContent[];

/** Some cells of the square by their numbers, ascending. */
export type CellSet = readonly number[];

const CONTENTS: readonly CellContent[] = [EMPTY, X, O];
const SIGNS = '.XO';

export function squarePoint(cell: number): Point {
  return { x: cell % SQUARE_SIDE, y: Math.floor(cell / SQUARE_SIDE) };
}

/** The number of a cell; absent beyond the borders. */
export function squareCell({ x, y }: Point): number | undefined {
  const isInside = x >= 0 && y >= 0 && x < SQUARE_SIDE && y < SQUARE_SIDE;
  return isInside ? y * SQUARE_SIDE + x : undefined;
}

export function squareBoard(cells: SquareCells): SparseBoard {
  const stones = cells.flatMap((mark, cell): Stone[] =>
    mark === EMPTY ? [] : [{ ...squarePoint(cell), mark }],
  );
  return new SparseBoard({ width: SQUARE_SIDE, height: SQUARE_SIDE }, stones);
}

/** An empty square with some marks on it; cells beyond its border are left out. */
export function squareWith(stones: readonly (Point & { readonly mark: Mark })[]): SquareCells {
  const cells: CellContent[] = Array<CellContent>(SQUARE_CELLS).fill(EMPTY);
  for (const stone of stones) {
    const cell = squareCell(stone);
    if (cell !== undefined) cells[cell] = stone.mark;
  }
  return cells;
}

/** One sign a cell. */
export const squareCodec: Codec<SquareCells> = {
  limit: SQUARE_CELLS,
  encode: (cells) => cells.map((content) => SIGNS[CONTENTS.indexOf(content)] ?? '').join(''),
  decode(text) {
    if (text.length !== SQUARE_CELLS || !/^[.XO]*$/.test(text)) return strange(text);
    return ok([...text].map((sign) => CONTENTS[SIGNS.indexOf(sign)] ?? EMPTY));
  },
};

/** `12.13.25`; none at all is `none`. */
export const squareSetCodec: Codec<CellSet> = {
  limit: SQUARE_CELLS * 4,
  encode: (cells) => (cells.length === 0 ? 'none' : cells.join('.')),
  decode(text) {
    if (text === 'none') return ok([]);
    if (text.length > SQUARE_CELLS * 4 || !/^\d{1,3}(\.\d{1,3})*$/.test(text)) return strange(text);
    const cells = text.split('.').map(Number);
    const isSet = cells.every((cell, at) => cell < SQUARE_CELLS && cell > (cells[at - 1] ?? -1));
    return isSet && cells.join('.') === text ? ok(cells) : strange(text);
  },
};

/** How a chosen set of cells differs from the right one, and what it is worth. */
interface GradedSet {
  /** Right cells that were not chosen, ascending. */
  readonly missed: CellSet;
  /** Chosen cells that are not right, ascending. */
  readonly extra: CellSet;
  /** 0 … 1, as in a `Verdict`. */
  readonly points: number;
}

/**
 * Grades a set of cells: a right cell counts one, a wrong one takes one away, of as many as `key` has; less
 * than nothing is nothing. So whoever marks every cell of the board gains nothing by it, and each cell that
 * is guessed must be more likely right than wrong to pay. `key` has one cell at least.
 */
export function gradeSet(key: CellSet, answer: CellSet): GradedSet {
  const missed = key.filter((cell) => !answer.includes(cell));
  const extra = answer.filter((cell) => !key.includes(cell));
  const right = key.length - missed.length - extra.length;
  return { missed, extra, points: Math.max(0, right) / key.length };
}
