import { EMPTY } from '../core/types.ts';
import { byRows, type BoardReader, type Point } from '../game/large/board.ts';
import { DIRECTIONS } from '../game/large/directions.ts';
import { FIVE } from '../game/large/winScan.ts';

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
export function emptyOnLines(board: BoardReader, { x, y }: Point): Point[] {
  const cells: Point[] = [];
  for (const { dx, dy } of DIRECTIONS) {
    for (let step = -REACH; step <= REACH; step++) {
      const cell = { x: x + step * dx, y: y + step * dy };
      if (board.has(cell.x, cell.y) && board.at(cell.x, cell.y) === EMPTY) cells.push(cell);
    }
  }
  return cells;
}
