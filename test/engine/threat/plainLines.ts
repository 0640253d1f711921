import { EMPTY, X, type Mark, type SparseBoard, type WinRule } from '../../../src/engine/index.ts';

/** The rules of five in a row, read from their text once more: runs of cells, no tables. */
export const WAYS = [
  [1, 0],
  [1, -1],
  [0, 1],
  [1, 1],
] as const;
export type Way = (typeof WAYS)[number];
export type Cell = readonly [x: number, y: number];

/** The cells of the run through a cell in one direction, in order. */
export function runThrough(board: SparseBoard, [x, y]: Cell, [dx, dy]: Way): Cell[] {
  const mark = board.at(x, y);
  const walk = (way: 1 | -1) => {
    const cells: Cell[] = [];
    for (let step = 1; board.at(x + way * step * dx, y + way * step * dy) === mark; step++) {
      cells.push([x + way * step * dx, y + way * step * dy]);
    }
    return cells;
  };
  return [...walk(-1).toReversed(), [x, y], ...walk(1)];
}

export const isFive = (length: number, mark: Mark, rule: WinRule) =>
  rule === 'standard' || (rule === 'renju' && mark === X) ? length === 5 : length >= 5;

/** Does something with a mark on an empty cell, and takes it away again. */
export function having<Found>(
  board: SparseBoard,
  [x, y]: Cell,
  mark: Mark,
  run: () => Found,
): Found {
  board.place(x, y, mark);
  try {
    return run();
  } finally {
    board.remove(x, y);
  }
}

export const isFree = (board: SparseBoard, [x, y]: Cell) =>
  board.has(x, y) && board.at(x, y) === EMPTY;

/** Whether the mark makes five on an empty cell. */
export const makesFive = (board: SparseBoard, cell: Cell, mark: Mark, rule: WinRule) =>
  having(board, cell, mark, () =>
    WAYS.some((way) => isFive(runThrough(board, cell, way).length, mark, rule)),
  );

/** All empty cells of a board with borders, row by row. */
export function emptyCells(board: SparseBoard): Cell[] {
  const { width, height } = board.size!;
  return Array.from({ length: width * height }, (_, at): Cell => {
    return [at % width, Math.floor(at / width)];
  }).filter((cell) => isFree(board, cell));
}
