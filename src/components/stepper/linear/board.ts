import {
  DIRECTIONS,
  EMPTY,
  PEEK,
  boardOfSheet,
  markName,
  type BoardReader,
  type Box,
  type MarkName,
  type Point,
  type Sheet,
  type LargeInput,
} from '../../../engine/index.ts';
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
  const content = board.at(x, y);
  return content === EMPTY ? 'empty' : markName(content);
}

/** The least box around these points, and `more` cells around it; inside the borders, if there are any. */
export function boxAround(
  points: readonly Point[],
  more: number,
  { size }: Pick<Sheet, 'size'>,
): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const box = {
    left: Math.min(...xs) - more,
    top: Math.min(...ys) - more,
    right: Math.max(...xs) + more,
    bottom: Math.max(...ys) + more,
  };
  if (!size) return box;
  return {
    left: Math.max(0, box.left),
    top: Math.max(0, box.top),
    right: Math.min(size.width - 1, box.right),
    bottom: Math.min(size.height - 1, box.bottom),
  };
}

/** Boards up to this size are shown whole; of others the marks, if they are near each other. */
const WHOLE = 21;
const NEAR = 40;

/** What should be seen of a board: the same at every step. `also`: cells beside those with marks, and `more` around all. */
export function areaOf({ sheet, cell }: LargeInput, also: readonly Point[] = [], more = 1): Box {
  const { size, stones } = sheet;
  if (size && Math.max(size.width, size.height) <= WHOLE) {
    return { left: 0, top: 0, right: size.width - 1, bottom: size.height - 1 };
  }
  const box = boxAround([...stones, cell, ...also], more, sheet);
  const isNear = box.right - box.left < NEAR && box.bottom - box.top < NEAR;
  return isNear ? box : boxAround([cell], PEEK + 2, sheet);
}
