import {
  O,
  X,
  isSameCell,
  type BoardReader,
  type Direction,
  type Point,
} from '../../../engine/index.ts';
import type { Band, SceneTone } from './scene.ts';

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
