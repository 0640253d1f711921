import {
  DIRECTIONS,
  O,
  PEEK,
  X,
  boardOfSheet,
  boxOf,
  isSameCell,
  markNameOf,
  type BoardReader,
  type Box,
  type Direction,
  type MarkName,
  type Point,
  type Sheet,
  type LargeInput,
} from '../../../engine/index.ts';
import { boxWithin } from './boardWindow.ts';
import type { Band, SceneTone } from './scene.ts';

const boards = new WeakMap<Sheet, BoardReader>();

/** The board of a sheet, made once: a view asks for it at every step. Nobody may place marks on it. */
export function sharedBoard(sheet: Sheet): BoardReader {
  let board = boards.get(sheet);
  if (!board) boards.set(sheet, (board = boardOfSheet(sheet)));
  return board;
}

/** The cell at an offset from `cell`, along a direction by its place in `DIRECTIONS`. */
export function alongLine({ x, y }: Point, direction: number, offset: number): Point {
  const { dx, dy } = DIRECTIONS[direction] ?? DIRECTIONS[0];
  return { x: x + offset * dx, y: y + offset * dy };
}

/** What a cell holds, or that it is beyond the border. */
export type SheetContent = MarkName | 'empty' | 'edge';
export function contentAt(board: BoardReader, { x, y }: Point): SheetContent {
  if (!board.has(x, y)) return 'edge';
  return markNameOf(board.at(x, y)) ?? 'empty';
}

/** The last cell of a line through `cell`, one way and inside the borders: at most `most` cells away. */
export function lineEnd(
  board: BoardReader,
  cell: Point,
  direction: number,
  way: 1 | -1,
  most: number,
): Point {
  const at = (by: number) => alongLine(cell, direction, way * by);
  let by = 0;
  while (by < most && board.has(at(by + 1).x, at(by + 1).y)) by++;
  return at(by);
}

/** How far a line matters to one five with a cell. */
const REACH = 4;

/** On a line through a cell: from X's outermost mark to the other, or to one of the cells that X still needs. */
export function bandThrough(
  board: BoardReader,
  cell: Point,
  { dx, dy }: Direction,
  needed: readonly Point[],
  tone: SceneTone,
): Band {
  const isNeeded = (at: Point) => needed.some((each) => isSameCell(each, at));
  const end = (way: 1 | -1): Point => {
    let last = cell;
    for (let step = 1; ; step++) {
      const at = { x: cell.x + way * step * dx, y: cell.y + way * step * dy };
      const content = board.at(at.x, at.y);
      // A row that is too long may go on beyond the reach.
      if (content === O || (step > REACH && content !== X)) return last;
      if (content === X || isNeeded(at)) last = at;
    }
  };
  return { from: end(-1), to: end(1), tone };
}

/** The least box around these points, and `more` cells around it; inside the borders, if there are any. */
export function boxAround(
  points: readonly Point[],
  more: number,
  { size }: Pick<Sheet, 'size'>,
): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const around = {
    left: Math.min(...xs) - more,
    top: Math.min(...ys) - more,
    right: Math.max(...xs) + more,
    bottom: Math.max(...ys) + more,
  };
  return boxWithin(around, size);
}

/** Boards up to this size are shown whole; of others the marks, if they are near each other. */
const WHOLE = 21;
const NEAR = 40;

/** What should be seen of a board: the same at every step. `also`: cells beside those with marks, and `more` around all. */
export function areaOf(
  { sheet, cell }: Pick<LargeInput, 'sheet' | 'cell'>,
  also: readonly Point[] = [],
  more = 1,
): Box {
  const { size, stones } = sheet;
  if (size && Math.max(size.width, size.height) <= WHOLE) return boxOf(size);
  const box = boxAround([...stones, cell, ...also], more, sheet);
  const isNear = box.right - box.left < NEAR && box.bottom - box.top < NEAR;
  return isNear ? box : boxAround([cell], PEEK + 2, sheet);
}
