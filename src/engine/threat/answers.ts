import { EMPTY, other, type Mark } from '../core/types.ts';
import { FIVE, byRows, type BoardReader, type Point } from '../game/large/board.ts';
import { DIRECTIONS } from '../game/large/directions.ts';
import { wouldWin } from '../game/large/winScan.ts';
import type { SparseBoard } from '../game/large/sparseBoard.ts';

/** How the side to move wins with its next mark, or with the one after it. */
export interface QuickWin {
  readonly marks: 1 | 2;
  /** Where the next mark goes. */
  readonly cell: Point;
  /** The cells that make five after it; none if `marks` is 1. */
  readonly fives: readonly Point[];
}

/**
 * A win of the side to move in one mark or in two, against every answer; `undefined` if there is none.
 * The search is exact for five or more in a row: one mark wins if it makes five. Two win if the first
 * leaves two cells for a five, and the other side has no five of its own by then.
 */
function winInTwo(board: SparseBoard, mark: Mark): QuickWin | undefined {
  const cells = cellsInReach(board);
  const five = cells.find((cell) => wouldWin(board, cell, mark));
  if (five) return { marks: 1, cell: five, fives: [] };
  const threatened = cells.filter((cell) => wouldWin(board, cell, other(mark)));
  if (threatened.length > 1) return undefined;
  for (const cell of threatened.length === 1 ? threatened : cells) {
    const fives = fivesAfter(board, cell, mark);
    if (fives.length > 1) return { marks: 2, cell, fives };
  }
  return undefined;
}

/** Where the mark makes five next after also taking this cell. Any such five goes through the cell. */
function fivesAfter(board: SparseBoard, cell: Point, mark: Mark): Point[] {
  board.place(cell.x, cell.y, mark);
  const fives = emptyOnLines(board, cell).filter((next) => wouldWin(board, next, mark));
  board.remove(cell.x, cell.y);
  return fives;
}

/** The outcome of an answer: a five of its own, a win for the other side, or neither. */
export interface Answer {
  readonly cell: Point;
  /** How the other side wins in one mark or two; absent if the answer holds. */
  readonly loses: QuickWin | undefined;
}

/**
 * Every answer of `mark` on a cell near the marks, row by row, and whether the other side then wins within
 * two marks. All cells further away are as good as a pass, which is `pass`.
 */
export function checkAnswers(
  board: SparseBoard,
  mark: Mark,
): { readonly answers: readonly Answer[]; readonly pass: QuickWin | undefined } {
  const answers = cellsInReach(board).map((cell): Answer => {
    if (wouldWin(board, cell, mark)) return { cell, loses: undefined };
    board.place(cell.x, cell.y, mark);
    const loses = winInTwo(board, other(mark));
    board.remove(cell.x, cell.y);
    return { cell, loses };
  });
  return { answers, pass: winInTwo(board, other(mark)) };
}

/** The largest distance between two cells of one five. */
const REACH = FIVE - 1;

/** Every empty cell that is close enough to a mark to make or to stop a five with it, row by row. */
export function cellsInReach(board: BoardReader): readonly Point[] {
  const seen = new Map<string, Point>();
  for (const stone of board.stones()) {
    for (const cell of emptyOnLines(board, stone)) seen.set(`${cell.x},${cell.y}`, cell);
  }
  return [...seen.values()].sort(byRows);
}

/** The empty cells on the four lines through a cell, up to four cells away. */
function emptyOnLines(board: BoardReader, { x, y }: Point): Point[] {
  const cells: Point[] = [];
  for (const { dx, dy } of DIRECTIONS) {
    for (let step = -REACH; step <= REACH; step++) {
      const cell = { x: x + step * dx, y: y + step * dy };
      if (board.has(cell.x, cell.y) && board.at(cell.x, cell.y) === EMPTY) cells.push(cell);
    }
  }
  return cells;
}
