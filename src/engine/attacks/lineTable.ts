import { BLOCKED, FREE, OWN, PEEK, REACH, type Line, type LineCell } from './line.ts';
import { lineAttacks } from './lineAttacks.ts';
import type { AttackRules } from './rules.ts';

/**
 * A half line: the five cells on one side of the tried one, as a number in base 3, below 243. The
 * nearest cell is the last digit.
 */
export const HALVES = 3 ** PEEK;
/** A line is a code of 16 bits: the left half in the upper eight, the right half in the lower eight. */
export const LEFT_SHIFT = 8;
const RIGHT_BITS = 255;

/** The reading of every line under some rules, by the line's kind. */
export interface LineTable {
  /** The attacks of the line, added up. */
  readonly weights: Float64Array;
  /** Its number of fives, plus `BREAKS` if it is a breakpoint. Four lines can be added up at once. */
  readonly flags: Uint8Array;
}

/** In `flags`: the unit of breakpoints, above the digits of the fives. */
export const BREAKS = 16;

/** The digits of a half line, nearest cell first. */
function digitsOf(half: number): LineCell[] {
  return Array.from({ length: PEEK }, (_, at) => (Math.floor(half / 3 ** at) % 3) as LineCell);
}

function halfOf(digits: readonly number[]): number {
  return digits.reduce((sum, digit, at) => sum + digit * 3 ** at, 0);
}

/**
 * Merges half lines that no reading can tell apart: nothing behind the first blocked cell matters, and of
 * the cell at distance five only whether it is blocked. Of 243 half lines, 47 remain.
 */
function plainHalf(half: number): number {
  const digits = digitsOf(half);
  const wall = digits.indexOf(BLOCKED);
  if (wall >= 0) return halfOf(digits.fill(BLOCKED, wall));
  return halfOf(digits.with(REACH, FREE));
}

const PLAIN_HALVES = Array.from({ length: HALVES }, (_, half) => plainHalf(half));
const HALF_KINDS = [...new Set(PLAIN_HALVES)];
const KINDS = HALF_KINDS.length;
const KIND_OF_RIGHT = Uint16Array.from(PLAIN_HALVES, (half) => HALF_KINDS.indexOf(half));
const KIND_OF_LEFT = KIND_OF_RIGHT.map((kind) => kind * KINDS);

/** The kind of the line with this code: its entry in a table. Lines of one kind read alike, by any rules. */
export function kindOfLine(code: number): number {
  const left = KIND_OF_LEFT[code >> LEFT_SHIFT] as number;
  return left + (KIND_OF_RIGHT[code & RIGHT_BITS] as number);
}

/** The line of a code, with the tried mark in its middle. */
export function lineOfCode(code: number): Line {
  const left = digitsOf(code >> LEFT_SHIFT).toReversed();
  return [...left, OWN, ...digitsOf(code & RIGHT_BITS)];
}

const tables = new WeakMap<AttackRules, LineTable>();

/**
 * The table for these rules, made with the definition, `lineAttacks`, by reading one line of each kind. It
 * takes a few milliseconds, once for each set of rules, which must not change afterwards.
 */
export function lineTable(rules: AttackRules): LineTable {
  let table = tables.get(rules);
  if (!table) tables.set(rules, (table = makeTable(rules)));
  return table;
}

function makeTable(rules: AttackRules): LineTable {
  const table = { weights: new Float64Array(KINDS ** 2), flags: new Uint8Array(KINDS ** 2) };
  for (const left of HALF_KINDS) {
    for (const right of HALF_KINDS) {
      const code = (left << LEFT_SHIFT) | right;
      const reading = lineAttacks(lineOfCode(code), rules);
      const kind = kindOfLine(code);
      table.weights[kind] = reading.weight;
      table.flags[kind] = reading.fives + (reading.breaks ? BREAKS : 0);
    }
  }
  return table;
}
