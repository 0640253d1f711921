import {
  ARTICLE_RULES,
  EMPTY,
  WeightBoard,
  X,
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
} from '../../../engine/index.ts';
import { onceEach } from '../parts/onceEach.ts';
import { readLines } from '../parts/raggedFacts.ts';

/** The games in which wins at hand are counted, and one mark in how many falls at random. */
export const OUTBID_GAMES = 1000;
export const OUTBID_ONE_IN = 3;
/** A game that is not over by then is left. */
const LAST_MARK = 60;
/** Random marks fall at most so far from some mark. */
const NEAR = 2;

/** The empty cells on which a mark makes five, row by row. */
export function finishingCells(board: BoardReader, mark: Mark): readonly Point[] {
  const around = [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => ({ dx, dy })));
  const found = new Map<string, Point>();
  for (const stone of board.stones()) {
    if (stone.mark !== mark) continue;
    for (const { dx, dy } of around) {
      const cell = { x: stone.x + dx, y: stone.y + dy };
      if (wouldWin(board, cell, mark)) found.set(`${cell.x},${cell.y}`, cell);
    }
  }
  return [...found.values()].sort((a, b) => a.y - b.y || a.x - b.x);
}

/** The bot with one line more: it looks for a five first, and weighs only if there is none. */
export function fivesFirst(
  board: BoardReader,
  mark: Mark,
  rules = ARTICLE_RULES,
): readonly Point[] {
  const fives = finishingCells(board, mark);
  return fives.length > 0 ? fives : heaviestCells(board, mark, rules);
}

/** The most that a cell can weigh with which its player does not make five, whatever is on its lines. */
export const mostWithoutFive = onceEach(() => {
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
    if (finishingCells(board, mark).length > 0) {
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

export const winsAtHand = onceEach(() => countWinsAtHand(ARTICLE_RULES));
