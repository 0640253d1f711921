import {
  EMPTY,
  SparseBoard,
  WeightBoard,
  X,
  other,
  scanFromLast,
  type Mark,
  type Rng,
  type Size,
  type WinRule,
} from '../../../src/engine/index.ts';
import { WAYS, isFive, runThrough } from './plainLines.ts';

/** So many marks at random cells, X with this chance in a hundred. */
export function scatter(rng: Rng, size: Size, count: number, chance = 50): SparseBoard {
  const board = new SparseBoard(size);
  for (let each = 0; each < count; each++) {
    const [x, y] = [rng.int(size.width), rng.int(size.height)];
    if (board.at(x, y) === EMPTY) board.place(x, y, rng.int(100) < chance ? X : 4);
  }
  return board;
}

export const isWon = (board: SparseBoard, rule: WinRule) =>
  [...board.stones()].some(({ x, y, mark }) =>
    WAYS.some((way) => isFive(runThrough(board, [x, y], way).length, mark, rule)),
  );

/** A game of the bot of attack weights against itself, now and then at random, up to a move of it. */
export function middleGame(
  rng: Rng,
  size: Size,
  marks: number,
): { board: SparseBoard; toMove: Mark } {
  const board = new WeightBoard(size);
  let toMove: Mark = X;
  for (let count = 0; count < marks; count++) {
    const isRandom = count < 3 || rng.int(5) === 0;
    const heaviest = board.heaviest(toMove);
    const middle = (side: number) => Math.floor(side / 2) - 3 + rng.int(6);
    const cell = isRandom
      ? { x: middle(size.width), y: middle(size.height) }
      : heaviest[rng.int(heaviest.length)]!;
    if (board.at(cell.x, cell.y) !== EMPTY) continue;
    board.place(cell.x, cell.y, toMove);
    if (scanFromLast(board, cell.x, cell.y)) {
      board.remove(cell.x, cell.y);
      break;
    }
    toMove = other(toMove);
  }
  return { board: new SparseBoard(size, board.stones()), toMove };
}
