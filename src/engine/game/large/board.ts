import { EMPTY, type CellContent, type Mark } from '../../core/types.ts';

/** Marks in a row that win. */
export const FIVE = 5;

/** A cell of a large board: x to the right, y down, whole numbers, negative ones too without borders. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Whether two points are the same cell; neither of them is one as well. */
export const isSameCell = (a: Point | null | undefined, b: Point | null | undefined): boolean =>
  a?.x === b?.x && a?.y === b?.y;

/** Sorts points row by row from the top, each row from the left. */
export const byRows = (a: Point, b: Point): number => a.y - b.y || a.x - b.x;

/** A mark and its cell. */
export interface Stone extends Point {
  readonly mark: Mark;
}

/** A board with borders: x from 0 to width − 1, y from 0 to height − 1. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The smallest box around some cells, including its last column and row. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/**
 * The reading interface of a large board, for scans, weights and drawings. Cells beyond the border are
 * empty; without borders, coordinates up to 2³¹ − 1 from the origin are allowed.
 */
export interface BoardReader {
  /** Absent on a board without borders. */
  readonly size: Size | undefined;
  /** How many marks are on it. */
  readonly count: number;
  at(x: number, y: number): CellContent;
  /** Whether there is such a cell. */
  has(x: number, y: number): boolean;
  /** Every mark, chunk by chunk. The order depends only on the marks and on when they were placed. */
  stones(): Iterable<Stone>;
  /** The marks inside the box, including its last column and row. */
  stonesIn(box: Box): Iterable<Stone>;
  /** The smallest box around all marks; absent while there are none. */
  box(): Box | undefined;
}

/**
 * How far from the origin a cell may lie on a board without borders, in x and in y. Two numbers of 26
 * bits, a chunk's column and row, fit into one key of 52; the rest is room to look beyond the last cell.
 */
export const FARTHEST = 2 ** 29 - 64;

/** The longest side of a board with borders. */
export const LONGEST_SIDE = 1000;

/** Whether these numbers are a valid size: whole, from 1 to `LONGEST_SIDE`. */
export function isSize({ width, height }: Size): boolean {
  const fits = (side: number) => Number.isSafeInteger(side) && side >= 1 && side <= LONGEST_SIDE;
  return fits(width) && fits(height);
}

/** All cells of a board with borders. */
export function boxOf({ width, height }: Size): Box {
  return { left: 0, top: 0, right: width - 1, bottom: height - 1 };
}

/** Every empty cell, row by row: of a board without borders those of the box around its marks. */
export function emptyOn(board: BoardReader): readonly Point[] {
  const box = board.size ? boxOf(board.size) : board.box();
  if (!box) return [];
  const cells: Point[] = [];
  for (let y = box.top; y <= box.bottom; y++) {
    for (let x = box.left; x <= box.right; x++) if (board.at(x, y) === EMPTY) cells.push({ x, y });
  }
  return cells;
}

/** Whether a board of this size, or without borders, has such a cell. */
export function hasCell(size: Size | undefined, x: number, y: number): boolean {
  if (!Number.isSafeInteger(x) || !Number.isSafeInteger(y)) return false;
  if (!size) return Math.abs(x) <= FARTHEST && Math.abs(y) <= FARTHEST;
  return x >= 0 && y >= 0 && x < size.width && y < size.height;
}
