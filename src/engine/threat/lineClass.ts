import { isWinningLength, type WinRule } from '../game/large/winScan.ts';
import { O, X, type Mark } from '../core/types.ts';

/**
 * What one line through a cell becomes if a side puts its mark there, by how many more marks it would
 * still need (docs/algorithms.md, section 9). `CLOSED` ones can only become a four that one mark stops;
 * the others can become an open four. The digit of a `TWO` or a `THREE` says in how many ways.
 */
export const LINE = {
  NONE: 0,
  CLOSED_ONE: 1,
  ONE: 2,
  CLOSED_TWO: 3,
  TWO_1: 4,
  TWO_2: 5,
  TWO_4: 6,
  CLOSED_THREE: 7,
  THREE_1: 8,
  THREE_2: 9,
  FOUR: 10,
  /** Two winning cells that are not the two ends of one run of four. */
  DOUBLE_FOUR: 11,
  OPEN_FOUR: 12,
  FIVE: 13,
  /** A run that is too long to win. */
  OVERLINE: 14,
} as const;

/** How far a line is looked at: a fifth cell matters only where a run can be too long. */
export function lineReach(rule: WinRule): number {
  return rule === 'freestyle' ? 4 : 5;
}

const [EMPTY_CELL, OWN_CELL, BLOCKED_CELL] = [0, 1, 2];

/** How one side reads its lines. */
interface LineRule {
  readonly reach: number;
  readonly wins: (length: number) => boolean;
  /** Black in renju may not make two fours on one line. */
  readonly hasDoubleFour: boolean;
}

/**
 * The class of every line of neighbours, in base 3 (empty, own, blocked) from the leftmost on. Classes are
 * worked out from those with one more mark of the same side.
 */
function ownClasses(rule: LineRule): Uint8Array {
  const count = 3 ** (2 * rule.reach);
  const powers = Array.from({ length: 2 * rule.reach }, (_, at) => 3 ** at);
  const classes = new Uint8Array(count);
  const digit = (line: number, at: number) => Math.floor(line / powers[at]!) % 3;
  // Another mark makes the number greater, so what a line can become is known already.
  for (let line = count - 1; line >= 0; line--) {
    classes[line] = classOf(line, rule, (at) => digit(line, at), classes, powers);
  }
  return classes;
}

type Digit = (place: number) => number;

function classOf(
  line: number,
  rule: LineRule,
  digit: Digit,
  classes: Uint8Array,
  powers: readonly number[],
): number {
  const left = runBeside(rule.reach - 1, -1, rule.reach, digit);
  const right = runBeside(rule.reach, 1, rule.reach, digit);
  const length = left + right + 1;
  if (rule.wins(length)) return LINE.FIVE;
  if (length > 5) return LINE.OVERLINE;
  const ways = new Uint8Array(16);
  let fiveAtEnds = 0;
  for (const way of [-1, 1]) {
    for (let step = 1; step <= 4; step++) {
      const place = way < 0 ? rule.reach - step : rule.reach + step - 1;
      const content = digit(place);
      if (content === BLOCKED_CELL) break;
      if (content === OWN_CELL) continue;
      const next = classes[line + powers[place]!]!;
      ways[next]! += 1;
      if (next === LINE.FIVE && step === (way < 0 ? left : right) + 1) fiveAtEnds += 1;
    }
  }
  return classFromWays(ways, length === 4 && fiveAtEnds === 2, rule.hasDoubleFour);
}

/** How many own marks follow the middle on one side. */
function runBeside(from: number, way: 1 | -1, reach: number, digit: Digit): number {
  let length = 0;
  while (length < reach && digit(from + way * length) === OWN_CELL) length += 1;
  return length;
}

/** The class of a line by how many cells would make each class of it. */
function classFromWays(ways: Uint8Array, isOpenFour: boolean, hasDoubleFour: boolean): number {
  const count = (...classes: readonly number[]) =>
    classes.reduce((sum, each) => sum + ways[each]!, 0);
  const fives = count(LINE.FIVE);
  if (fives > 1) return isOpenFour ? LINE.OPEN_FOUR : LINE.DOUBLE_FOUR;
  if (fives === 1) return LINE.FOUR;
  const openFours = count(LINE.OPEN_FOUR) + (hasDoubleFour ? count(LINE.DOUBLE_FOUR) : 0);
  if (openFours > 0) return openFours > 1 ? LINE.THREE_2 : LINE.THREE_1;
  if (count(LINE.FOUR) > 0) return LINE.CLOSED_THREE;
  const threes = count(LINE.THREE_1, LINE.THREE_2);
  if (threes > 0) return threes > 3 ? LINE.TWO_4 : threes > 1 ? LINE.TWO_2 : LINE.TWO_1;
  if (count(LINE.CLOSED_THREE) > 0) return LINE.CLOSED_TWO;
  if (count(LINE.TWO_1, LINE.TWO_2, LINE.TWO_4) > 0) return LINE.ONE;
  return count(LINE.CLOSED_TWO) > 0 ? LINE.CLOSED_ONE : LINE.NONE;
}

/** What a cell holds, in the two bits that a line's key has for each of its cells. */
export const KEY = { EMPTY: 0, X: 1, O: 2, BORDER: 3 } as const;

/** The number in base 3 of one side for five, or four, cells of a key. */
function halves(own: number, reach: number): Int32Array {
  return Int32Array.from({ length: 4 ** reach }, (_, key) => {
    let number = 0;
    for (let at = 0; at < reach; at++) {
      const content = (key >> (2 * at)) & 3;
      const digit = content === KEY.EMPTY ? EMPTY_CELL : content === own ? OWN_CELL : BLOCKED_CELL;
      number += digit * 3 ** at;
    }
    return number;
  });
}

function lineRule(mark: Mark, rule: WinRule): LineRule {
  return {
    reach: lineReach(rule),
    wins: (length) => isWinningLength(length, mark, rule),
    hasDoubleFour: rule !== 'renju' || mark === O,
  };
}

function keyTable(rule: WinRule): Uint8Array {
  const reach = lineReach(rule);
  const side = 4 ** reach;
  const table = new Uint8Array(side * side);
  const [forX, forO] = [ownClasses(lineRule(X, rule)), ownClasses(lineRule(O, rule))];
  const [halfX, halfO] = [halves(KEY.X, reach), halves(KEY.O, reach)];
  const high = 3 ** reach;
  for (let right = 0; right < side; right++) {
    const [rightX, rightO] = [halfX[right]! * high, halfO[right]! * high];
    for (let left = 0; left < side; left++) {
      const [x, o] = [forX[rightX + halfX[left]!]!, forO[rightO + halfO[left]!]!];
      table[right * side + left] = x | (o << 4);
    }
  }
  return table;
}

const tables = new Map<WinRule, Uint8Array>();

/**
 * The classes of both sides for every key of a line: X's in the low four bits, O's in the high ones. A key has
 * two bits for each neighbour, from the leftmost on. Made once a rule, in about 0.1 s; 64 kB, or 1 MB where
 * a run can be too long.
 */
export function lineClassTable(rule: WinRule): Uint8Array {
  let table = tables.get(rule);
  if (!table) tables.set(rule, (table = keyTable(rule)));
  return table;
}
