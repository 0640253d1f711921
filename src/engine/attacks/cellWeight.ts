import { O, X, type Mark } from '../core/types.ts';
import type { BoardReader, Point } from '../game/large/board.ts';
import { DIRECTIONS } from '../game/large/directions.ts';
import type { LinearTracer, StepEvent } from '../core/stepEvent.ts';
import { LINE_EVENTS, NEW_LINE, type LineKnown } from './attackTracer.ts';
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

/** The events of weighing a cell, those of reading its lines among them. */
export const CELL_EVENTS = [
  /** A mark is tried on the cell. */
  'try',
  'direction',
  ...LINE_EVENTS,
  /** The sum of the four lines. */
  'lines',
  /** The side to move makes this many fives here. */
  'finish',
  /** This many lines break for this mark. */
  'double',
  /** The mark's whole part in the weight. */
  'mark',
  'total',
] as const;

/** What is known of a cell's weight, beside the line that is read. */
interface CellKnown extends LineKnown {
  /** The mark that is tried, and the direction of the line: an index into `DIRECTIONS`. */
  readonly mark: Mark;
  readonly direction: number;
  /** The lines of this mark that have been read, in the order of `DIRECTIONS`, and what they come to. */
  readonly lines: readonly LineReading[];
  readonly attacks?: number | undefined;
  /** How many fives the side to move makes here, and the bonus for them. */
  readonly fives?: number | undefined;
  readonly finish?: number | undefined;
  /** How many lines break for this mark, and the bonus for two or more. */
  readonly breakpoints?: number | undefined;
  readonly double?: number | undefined;
  /** The whole part of each mark that has been tried, and the sum of both. */
  readonly parts?: Readonly<Record<number, number>>;
  readonly total?: number;
}
export type CellEvent = StepEvent<(typeof CELL_EVENTS)[number], CellKnown>;
type CellTracer = LinearTracer<CellEvent>;

/** What is known when a mark is tried. */
const NEW_MARK = {
  ...NEW_LINE,
  direction: 0,
  lines: [],
  attacks: undefined,
  fives: undefined,
  finish: undefined,
  breakpoints: undefined,
  double: undefined,
};

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
  trace?.total({ total: weight });
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
  trace?.try({ mark, ...NEW_MARK });
  const lines: LineReading[] = [];
  for (const [at, direction] of DIRECTIONS.entries()) {
    trace?.direction({ ...NEW_LINE, direction: at, lines });
    lines.push(lineAttacks(lineThrough(board, x, y, direction, mark), rules, trace));
  }
  const attacks = lines.reduce((sum, line) => sum + line.weight, 0);
  trace?.lines({ lines, attacks });
  const fives = lines.reduce((sum, line) => sum + line.fives, 0);
  const finish = mark === toMove ? rules.finish * fives : 0;
  trace?.finish({ fives, finish });
  const breakpoints = lines.filter(({ breaks }) => breaks).length;
  const doubleThreat = breakpoints >= 2 ? rules.doubleThreat : 0;
  trace?.double({ breakpoints, double: doubleThreat });
  const weight = attacks + finish + doubleThreat;
  trace?.mark({ parts: { [mark]: weight } });
  return { mark, lines, attacks, fives, breakpoints, finish, doubleThreat, weight };
}
