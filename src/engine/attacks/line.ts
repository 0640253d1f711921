import { EMPTY, type Mark } from '../core/types.ts';
import type { BoardReader } from '../game/large/board.ts';
import type { Direction } from '../game/large/directions.ts';

/** What a cell of a line is to the player who tries a mark: their own, empty, or blocked. */
export const FREE = 0;
export const OWN = 1;
/** An opposing mark, or beyond the edge of the board. */
export const BLOCKED = 2;
export type LineCell = typeof FREE | typeof OWN | typeof BLOCKED;

/** How far the window goes from the tried cell, each way. */
export const REACH = 4;
/** The distance of the lookahead cell, which matters only for the ends of runs. */
export const PEEK = REACH + 1;
/** The index of the tried cell, offset 0, in the list of a line's cells. */
export const CENTRE = PEEK;

/** The cells at offsets −5 … 5 from the tried one, eleven of them; the middle one counts as the player's own. */
export type Line = readonly LineCell[];

/** The line through a cell in one direction, for the player who puts `mark` there. */
export function lineThrough(
  board: BoardReader,
  x: number,
  y: number,
  { dx, dy }: Direction,
  mark: Mark,
): Line {
  const line: LineCell[] = [];
  for (let offset = -PEEK; offset <= PEEK; offset++) {
    const [cellX, cellY] = [x + offset * dx, y + offset * dy];
    line.push(offset === 0 ? OWN : lineCell(board, cellX, cellY, mark));
  }
  return line;
}

function lineCell(board: BoardReader, x: number, y: number, mark: Mark): LineCell {
  if (!board.has(x, y)) return BLOCKED;
  const content = board.at(x, y);
  if (content === EMPTY) return FREE;
  return content === mark ? OWN : BLOCKED;
}
