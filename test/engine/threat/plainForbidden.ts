import { X, type SparseBoard } from '../../../src/engine/index.ts';
import {
  WAYS,
  having,
  isFive,
  isFree,
  makesFive,
  runThrough,
  type Cell,
  type Way,
} from './plainLines.ts';

/** Section 10 of docs/algorithms.md, sentence by sentence, for an empty cell and Black. */
export function plainReason(board: SparseBoard, cell: Cell): string | undefined {
  if (makesFive(board, cell, X, 'renju')) return undefined;
  return having(board, cell, X, () => {
    if (WAYS.some((way) => runThrough(board, cell, way).length > 5)) return 'overline';
    const fours = WAYS.map((way) => foursOn(board, cell, way));
    if (fours.reduce((sum, count) => sum + count, 0) > 1) return 'four-four';
    const threes = WAYS.filter((way, at) => fours[at] === 0 && isThree(board, cell, way));
    return threes.length > 1 ? 'three-three' : undefined;
  });
}

const along = ([x, y]: Cell, [dx, dy]: Way): Cell[] =>
  [-4, -3, -2, -1, 1, 2, 3, 4].map((step): Cell => [x + step * dx, y + step * dy]);

const same = (a: Cell | undefined, b: Cell) => a?.[0] === b[0] && a[1] === b[1];
const holds = (cells: readonly Cell[], cell: Cell) => cells.some((each) => same(each, cell));

/** The empty cells of a line that complete a five with the mark on the cell. */
function winningCells(board: SparseBoard, cell: Cell, way: Way): Cell[] {
  return along(cell, way).filter((next) => {
    if (!isFree(board, next)) return false;
    const run = having(board, next, X, () => runThrough(board, next, way));
    return holds(run, cell) && isFive(run.length, X, 'renju');
  });
}

/** The two cells beyond the ends of the run through a cell. */
function endsOf(board: SparseBoard, cell: Cell, way: Way): Cell[] {
  const run = runThrough(board, cell, way);
  const [first, last] = [run[0]!, run.at(-1)!];
  return [
    [first[0] - way[0], first[1] - way[1]],
    [last[0] + way[0], last[1] + way[1]],
  ];
}

function isOpenFour(board: SparseBoard, cell: Cell, way: Way): boolean {
  if (runThrough(board, cell, way).length !== 4) return false;
  const winning = winningCells(board, cell, way);
  return endsOf(board, cell, way).every((end) => holds(winning, end));
}

/** How many fours a mark on the cell makes on one line. */
function foursOn(board: SparseBoard, cell: Cell, way: Way): number {
  return isOpenFour(board, cell, way) ? 1 : winningCells(board, cell, way).length;
}

function isThree(board: SparseBoard, cell: Cell, way: Way): boolean {
  return along(cell, way).some((next) => {
    if (!isFree(board, next) || makesFive(board, next, X, 'renju')) return false;
    const makes = having(
      board,
      next,
      X,
      () => isOpenFour(board, cell, way) && holds(runThrough(board, cell, way), next),
    );
    return makes && plainReason(board, next) === undefined;
  });
}
