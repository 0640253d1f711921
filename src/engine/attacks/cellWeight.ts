import { O, X, type Mark } from '../core/types.ts';
import type { BoardReader, Point } from '../game/large/board.ts';
import { DIRECTIONS } from '../game/large/directions.ts';
import type { CellTracer } from './attackTracer.ts';
import { lineThrough } from './line.ts';
import { lineAttacks, type LineReading } from './lineAttacks.ts';
import { ARTICLE_RULES, type AttackRules } from './rules.ts';

/** The account of one mark's part in a cell's weight. */
export interface MarkAccount {
  readonly mark: Mark;
  /** In the order of `DIRECTIONS`. */
  readonly lines: readonly LineReading[];
  /** The four lines' weights, added in that order. */
  readonly attacks: number;
  readonly fives: number;
  readonly breakpoints: number;
  /** The bonus for its fives; 0 unless the mark is the side to move. */
  readonly finish: number;
  /** The bonus for two breakpoints or more. */
  readonly doubleThreat: number;
  /** attacks + finish + doubleThreat. */
  readonly weight: number;
}

/** The weight of a cell, with all its parts. */
export interface CellAccount extends Point {
  readonly toMove: Mark;
  readonly x: number;
  readonly y: number;
  /** For X and for O, in this order. */
  readonly marks: readonly [MarkAccount, MarkAccount];
  readonly weight: number;
}

/**
 * The weight of an empty cell (docs/algorithms.md, section 7, "Cell weight"): X is tried there, then O,
 * and what both would be worth is added. Sums are taken in a fixed order, so that every way of computing
 * them gives the same number to the last bit.
 */
export function cellWeight(
  board: BoardReader,
  { x, y }: Point,
  toMove: Mark,
  rules: AttackRules = ARTICLE_RULES,
  trace?: CellTracer,
): CellAccount {
  const ofX = markWeight(board, { x, y }, X, toMove, rules, trace);
  const ofO = markWeight(board, { x, y }, O, toMove, rules, trace);
  const weight = ofX.weight + ofO.weight;
  trace?.total(weight);
  return { x, y, toMove, marks: [ofX, ofO], weight };
}

/** One mark's part in a cell's weight: its attacks on the four lines, and the bonuses. */
export function markWeight(
  board: BoardReader,
  { x, y }: Point,
  mark: Mark,
  toMove: Mark,
  rules: AttackRules = ARTICLE_RULES,
  trace?: CellTracer,
): MarkAccount {
  trace?.try(mark);
  const lines: LineReading[] = [];
  for (const [at, direction] of DIRECTIONS.entries()) {
    trace?.direction(at);
    lines.push(lineAttacks(lineThrough(board, x, y, direction, mark), rules, trace));
  }
  const attacks = lines.reduce((sum, line) => sum + line.weight, 0);
  trace?.lines(mark, attacks);
  const fives = lines.reduce((sum, line) => sum + line.fives, 0);
  const finish = mark === toMove ? rules.finish * fives : 0;
  trace?.finish(fives, finish);
  const breakpoints = lines.filter(({ breaks }) => breaks).length;
  const doubleThreat = breakpoints >= 2 ? rules.doubleThreat : 0;
  trace?.double(breakpoints, doubleThreat);
  const weight = attacks + finish + doubleThreat;
  trace?.mark(mark, weight);
  return { mark, lines, attacks, fives, breakpoints, finish, doubleThreat, weight };
}
