import type { Box, Point, Size } from '../../../engine/index.ts';
import { isInBox } from './boardWindow.ts';

/** The accessible grid has so many cells each way around the middle of its window. */
export const GRID_REACH = 7;
/** The window moves on when the cursor is nearer to its edge. */
const EDGE = 2;

/** The window of cells to be read: it stays while the cursor is well inside, and else moves around it. */
export function gridBox(before: Box | undefined, { x, y }: Point, size: Size | undefined): Box {
  if (before && isOfBoard(before, size) && isWellInside(before, { x, y }, size)) return before;
  const [left, right] = span(x, size?.width);
  const [top, bottom] = span(y, size?.height);
  return { left, top, right, bottom };
}

/** Whether a window is one of this board: another board may have come since. */
function isOfBoard({ left, top, right, bottom }: Box, size: Size | undefined): boolean {
  const [first, last] = span(left + GRID_REACH, size?.width);
  const [highest, lowest] = span(top + GRID_REACH, size?.height);
  return left === first && right === last && top === highest && bottom === lowest;
}

function isWellInside(box: Box, point: Point, size: Size | undefined): boolean {
  // Where the window ends at a border there is nothing to move on to.
  const inner = {
    left: size && box.left === 0 ? 0 : box.left + EDGE,
    top: size && box.top === 0 ? 0 : box.top + EDGE,
    right: size && box.right === size.width - 1 ? box.right : box.right - EDGE,
    bottom: size && box.bottom === size.height - 1 ? box.bottom : box.bottom - EDGE,
  };
  return isInBox(inner, point);
}

function span(at: number, side: number | undefined): readonly [number, number] {
  const length = 2 * GRID_REACH;
  if (side === undefined) return [at - GRID_REACH, at + GRID_REACH];
  const from = Math.max(0, Math.min(at - GRID_REACH, side - 1 - length));
  return [from, Math.min(side - 1, from + length)];
}
