import {
  ARTICLE_RULES,
  EMPTY,
  O,
  WeightBoard,
  X,
  cellWeight,
  fiveCells,
  heaviestCells,
  other,
  scanFromLast,
  seededRng,
  wouldWin,
  type AttackRules,
  type BoardReader,
  type Mark,
  type Point,
  type Rng,
  type Stone,
} from '../../../engine/index.ts';
import { readLines } from '../parts/readLines.ts';
import { once } from '../parts/ask.ts';

/** The games in which wins at hand are counted, and one mark in how many falls at random. */
export const OUTBID_GAMES = 1000;
export const OUTBID_ONE_IN = 3;
/** A game that is not over by then is left. */
const LAST_MARK = 60;
/** Random marks fall at most so far from some mark. */
const NEAR = 2;

/** The bot with one line more: it looks for a five first, and weighs only if there is none. */
export function fivesFirst(board: BoardReader, mark: Mark): readonly Point[] {
  const fives = fiveCells(board, mark);
  return fives.length > 0 ? fives : heaviestCells(board, mark);
}

const marksOf = (mark: Mark, cells: readonly (readonly [x: number, y: number])[]) =>
  cells.map(([x, y]) => ({ x, y, mark }));

/**
 * O to move must stop a four of X, which is closed at one end. But at (0, 0) there are an open four and an open three to be
 * made, far from it; two X's more lie beyond, so that it could be a game.
 */
const THREATENED: readonly Stone[] = [
  ...marksOf(O, [
    [1, 0],
    [2, 0],
    [3, 0],
    [0, 1],
    [0, 2],
    [10, 4],
  ]),
  ...marksOf(X, [
    [10, 5],
    [10, 6],
    [10, 7],
    [10, 8],
    [20, 0],
    [25, 7],
  ]),
];

/** The bot makes an open four and an open three, and leaves the only cell to X on which somebody makes five. */
export function outbidsDefence(): boolean {
  const board = new WeightBoard(undefined, THREATENED);
  const heaviest = board.heaviest(O);
  const [account] = cellWeight(board, { x: 0, y: 0 }, O).marks.filter(({ mark }) => mark === O);
  const attacks = account?.lines.flatMap((line) => line.attacks) ?? [];
  const hasOpen = (wanted: number) =>
    attacks.some(({ power, potential }) => power === wanted && potential === 2);
  return (
    String(heaviest.map(({ x, y }) => [x, y])) === '0,0' &&
    hasOpen(4) &&
    hasOpen(3) &&
    fiveCells(board, O).length === 0 &&
    String(fiveCells(board, X).map(({ x, y }) => [x, y])) === '10,9'
  );
}

/** The most that a cell can weigh with which its player does not make five, whatever is on its lines. */
export const mostWithoutFive = once(() => {
  const most = (weights: readonly number[]) => weights.reduce((a, b) => Math.max(a, b), 0);
  const own = most(readLines().map(({ fives, weight }) => (fives > 0 ? 0 : weight)));
  const theirs = most(readLines().map(({ weight }) => weight));
  return 4 * own + 4 * theirs + 2 * ARTICLE_RULES.doubleThreat;
});

function nearCell(board: WeightBoard, rng: Rng): Point {
  const stones = [...board.stones()];
  for (;;) {
    const { x, y } = stones[rng.int(stones.length)] as Point;
    const cell = { x: x + rng.int(2 * NEAR + 1) - NEAR, y: y + rng.int(2 * NEAR + 1) - NEAR };
    if (board.at(cell.x, cell.y) === EMPTY) return cell;
  }
}

/** In how many positions the side to move could make five, and in how many of them the bot may not. */
export interface AtHand {
  readonly positions: number;
  readonly declined: number;
}

function winsOfGame(seed: number, rules: AttackRules): AtHand {
  const rng = seededRng(seed);
  const board = new WeightBoard(undefined, [], rules);
  let [positions, declined] = [0, 0];
  for (let mark: Mark = X; board.count < LAST_MARK; mark = other(mark)) {
    const best = board.heaviest(mark);
    if (fiveCells(board, mark).length > 0) {
      positions += 1;
      if (best.some(({ x, y }) => !wouldWin(board, { x, y }, mark))) declined += 1;
    }
    const isRandom = board.count > 0 && rng.int(OUTBID_ONE_IN) === 0;
    const cell = isRandom ? nearCell(board, rng) : (best[rng.int(best.length)] as Point);
    board.place(cell.x, cell.y, mark);
    if (scanFromLast(board, cell.x, cell.y)) break;
  }
  return { positions, declined };
}

/** Counts wins at hand in the games of the bot, by some rules. */
export function countWinsAtHand(rules: AttackRules, games = OUTBID_GAMES): AtHand {
  let [positions, declined] = [0, 0];
  for (let seed = 1; seed <= games; seed++) {
    const game = winsOfGame(seed, rules);
    positions += game.positions;
    declined += game.declined;
  }
  return { positions, declined };
}

export const winsAtHand = once(() => countWinsAtHand(ARTICLE_RULES));
