import {
  SparseBoard,
  WeightBoard,
  X,
  fiveCells,
  fourCells,
  other,
  findForcedWin,
  scanFromLast,
  seededRng,
  withMarkOn,
  type Mark,
  type Point,
  type Rng,
  type Size,
} from '../../../engine/index.ts';
import { once } from '../parts/ask.ts';
import { beginsWin } from './facts.ts';

/** Games of the bot against itself, to see which wins by fours it walks past. */

export const BOT_GAMES = 40;
export const BOT_BOARD: Size = { width: 15, height: 15 };
/** Marks that are placed at random in the middle, so that no two games are alike. */
export const RANDOM_MARKS = 6;
const AROUND = 3;
/** A game that is not over by then is left. */
const LAST_MARK = 120;
/** Far more than any of these searches needs. */
const NODES = 100_000;

function randomCell(board: WeightBoard, rng: Rng): Point {
  const { width, height } = BOT_BOARD;
  for (;;) {
    const x = (width >> 1) - AROUND + rng.int(2 * AROUND + 1);
    const y = (height >> 1) - AROUND + rng.int(2 * AROUND + 1);
    if (board.at(x, y) === 0) return { x, y };
  }
}

/** Whether the side to move wins by two fours or more, and no sooner. */
function hasLongWin(board: SparseBoard, mark: Mark): boolean {
  if (fiveCells(board, mark).length > 0) return false;
  const { win } = findForcedWin(board, mark, { rule: 'freestyle', search: 'vcf', nodes: NODES });
  if (!win) return false;
  return !fourCells(board, mark).some((four) =>
    withMarkOn(board, four, mark, () => fiveCells(board, mark).length > 1),
  );
}

interface Chances {
  /** Moves of the bot. */
  readonly moves: number;
  /** Before so many of them it could win by two fours or more. */
  readonly chances: number;
  /** So many times its move began such a win. */
  readonly begun: number;
}

function playGame(seed: number): Chances {
  const rng = seededRng(seed);
  const board = new WeightBoard(BOT_BOARD);
  let [moves, chances, begun] = [0, 0, 0];
  for (let mark: Mark = X; board.count < LAST_MARK; mark = other(mark)) {
    const isRandom = board.count < RANDOM_MARKS;
    const best = isRandom ? [randomCell(board, rng)] : board.heaviest(mark);
    const cell = best[rng.int(Math.max(best.length, 1))];
    if (!cell) break;
    if (!isRandom) {
      moves += 1;
      const copy = new SparseBoard(BOT_BOARD, board.stones());
      if (hasLongWin(copy, mark)) {
        chances += 1;
        if (beginsWin(copy, mark, cell)) begun += 1;
      }
    }
    board.place(cell.x, cell.y, mark);
    if (scanFromLast(board, cell.x, cell.y)) break;
  }
  return { moves, chances, begun };
}

/** All games together. */
export const botChances = once((): Chances => {
  const games = Array.from({ length: BOT_GAMES }, (_, at) => playGame(at + 1));
  const sum = (of: (game: Chances) => number) => games.reduce((all, game) => all + of(game), 0);
  return {
    moves: sum(({ moves }) => moves),
    chances: sum(({ chances }) => chances),
    begun: sum(({ begun }) => begun),
  };
});
