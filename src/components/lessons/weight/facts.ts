import {
  recordRun,
  ARTICLE_RULES,
  O,
  X,
  heaviestCells,
  isHeavier,
  isSameCell,
  other,
  shortestByFours,
  stopsFours,
  weighBoard,
  type AttackRules,
  type Mark,
  type Point,
  type WeighedCell,
  heaviestRun,
  type WeighEvent,
} from '../../../engine/index.ts';
import { withRule, entryOf } from '../../algorithms/line-attacks/rules.ts';
import {
  INSPECTED_BOARDS,
  accountOn,
  boardNamed,
  markToMove,
  type InspectedBoardName,
} from './boards.ts';
import { once } from '../parts/ask.ts';
import { largeInputOf, stepOf } from '../../stepper/linear/start.ts';

/** What the lessons `weight` and `outbid` count on their boards. */

/** Every weighed cell of a board, the heaviest first. */
function weightOrder(name: InspectedBoardName): readonly WeighedCell[] {
  const weighed = weighBoard(boardNamed(name), markToMove(name), ARTICLE_RULES);
  return [...weighed].sort((a, b) => b.weight - a.weight);
}

/** Where the bot plays; throws if it would draw. */
export function choiceOn(
  name: InspectedBoardName,
  rules: AttackRules = ARTICLE_RULES,
  toMove: Mark = markToMove(name),
): Point {
  const [first, second] = heaviestCells(boardNamed(name), toMove, rules);
  if (!first || second) throw new Error(`On the board "${name}" the bot has no one choice.`);
  return first;
}

/**
 * Up to which weight of one attack the bot still makes the same choice, and what it takes beyond. Every
 * cell's weight is a straight line over that weight; the first line to rise above the choice decides.
 * `steeper` is how many lines rise faster than that of the choice.
 */
export function changeOfChoice(name: InspectedBoardName, power: number, potential: number) {
  const field = entryOf(power, potential);
  const at = (value: number) =>
    weighBoard(boardNamed(name), markToMove(name), withRule(ARTICLE_RULES, field, value));
  const [zero, one] = [at(0), at(1)];
  const lines = zero.map((cell, index) => ({
    x: cell.x,
    y: cell.y,
    start: cell.weight,
    slope: (one[index]?.weight ?? 0) - cell.weight,
  }));
  const choice = choiceOn(name);
  const own = lines.find((line) => isSameCell(line, choice));
  if (!own) throw new Error(`The board "${name}" does not weigh its own choice.`);
  const steeper = lines.filter(({ slope }) => slope > own.slope + 1e-9);
  const crossings = steeper.map((line) => ({
    x: line.x,
    y: line.y,
    value: (own.start - line.start) / (line.slope - own.slope),
  }));
  const [first] = crossings.sort((a, b) => a.value - b.value);
  if (!first) throw new Error(`Nothing changes the choice on "${name}".`);
  return { ...first, steeper: steeper.length };
}

/** A shortest win of X by fours alone if O takes a cell of the board `blind`: the moves of both, the five the last. */
export function foursAfter(cell: Point): readonly Point[] | undefined {
  const toMove = markToMove('blind');
  const board = boardNamed('blind');
  board.place(cell.x, cell.y, toMove);
  return shortestByFours(board, other(toMove), 8);
}

/** The cells of `blind` after which no row of fours wins for X, the heaviest first. */
export const cellsThatHold = once((): readonly WeighedCell[] =>
  weightOrder('blind').filter(stopsFours(boardNamed('blind'), other(markToMove('blind')))),
);

/** The place of a cell in the order of weights, from 1. */
export function rankOf(name: InspectedBoardName, cell: Point): number {
  const cells = weightOrder(name);
  const found = cells.find((each) => isSameCell(each, cell));
  return found ? 1 + cells.filter(({ weight }) => isHeavier(weight, found.weight)).length : 0;
}

/** Whether the choice on a board is the same for either side. */
export function isSameForBoth(name: InspectedBoardName): boolean {
  const [forX, forO] = [X, O].map((mark) => choiceOn(name, ARTICLE_RULES, mark));
  return isSameCell(forX, forO);
}

/** The cells that the text names, with their accounts. */
export function namedAccounts() {
  return Object.entries(INSPECTED_BOARDS).flatMap(([board, { cells }]) =>
    Object.entries<Point>(cells).map(([name, cell]) => ({
      name,
      account: accountOn(board as InspectedBoardName, cell),
    })),
  );
}

/** The whole bot to step through: the answer to a first mark. */
export const WHOLE_BOT = { id: 'whole', board: 'X' } as const;

/** Where something happens in it for the `nth` time. */
export function wholeStep(kind: WeighEvent['kind'], nth = 1): number {
  return stepOf(recordRun(heaviestRun, largeInputOf(WHOLE_BOT)), WHOLE_BOT.id, kind, {}, nth);
}
