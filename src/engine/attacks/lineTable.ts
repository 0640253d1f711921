import { BLOCKED, CENTRE, FREE, OWN, PEEK, REACH, type Line, type LineCell } from './line.ts';
import { lineAttacks } from './lineAttacks.ts';
import type { AttackRules } from './rules.ts';

/**
 * A half line: the five cells on one side of the tried one, as a number in base 3. The nearest cell is
 * the last digit.
 */
export const HALVES = 3 ** PEEK;
/** A whole line: left half × `HALVES` + right half. So many there are: 59,049. */
export const LINE_CODES = HALVES * HALVES;

/** What every line comes to under some rules, by its kind. */
export interface LineTable {
  /** The attacks of the line, added up. */
  readonly weights: Float64Array;
  /** Its fives, and `BREAKS` more if it is a breakpoint: four lines can be added up at once. */
  readonly flags: Uint8Array;
}

/** In flags: the place of the breakpoints, above the fives. */
export const BREAKS = 16;

/** The digits of a half line, nearest cell first. */
function digitsOf(half: number): LineCell[] {
  return Array.from({ length: PEEK }, (_, at) => (Math.floor(half / 3 ** at) % 3) as LineCell);
}

function halfOf(digits: readonly number[]): number {
  return digits.reduce((sum, digit, at) => sum + digit * 3 ** at, 0);
}

/**
 * Half lines that no reading can tell apart become one: nothing behind the first cell in the way
 * matters, and of the cell at distance five only whether it is in the way. Of 243 there remain 47.
 */
function plainHalf(half: number): number {
  const digits = digitsOf(half);
  const wall = digits.indexOf(BLOCKED);
  if (wall >= 0) return halfOf(digits.fill(BLOCKED, wall));
  return halfOf(digits.with(REACH, FREE));
}

const PLAIN_HALVES = Array.from({ length: HALVES }, (_, half) => plainHalf(half));
const HALF_KINDS = [...new Set(PLAIN_HALVES)];
const KIND_OF_HALF = PLAIN_HALVES.map((half) => HALF_KINDS.indexOf(half));

/** The kind of every line: lines of one kind read alike, whatever the rules. 2,209 of them. */
export const KIND_OF_LINE = Uint16Array.from(
  { length: LINE_CODES },
  (_, code) =>
    (KIND_OF_HALF[Math.floor(code / HALVES)] as number) * HALF_KINDS.length +
    (KIND_OF_HALF[code % HALVES] as number),
);

/** The code of a line, whatever stands in its middle. */
export function codeOfLine(line: Line): number {
  const left = line.slice(0, CENTRE).toReversed();
  return halfOf(left) * HALVES + halfOf(line.slice(CENTRE + 1));
}

/** The line of a code, with the tried mark in its middle. */
export function lineOfCode(code: number): Line {
  const left = digitsOf(Math.floor(code / HALVES)).toReversed();
  return [...left, OWN, ...digitsOf(code % HALVES)];
}

const tables = new WeakMap<AttackRules, LineTable>();

/**
 * The table for these rules. It is made from the definition, `lineAttacks`, which reads one line of
 * each kind: a few milliseconds, once for every set of rules, which must not change afterwards.
 */
export function lineTable(rules: AttackRules): LineTable {
  let table = tables.get(rules);
  if (!table) tables.set(rules, (table = makeTable(rules)));
  return table;
}

function makeTable(rules: AttackRules): LineTable {
  const kinds = HALF_KINDS.length ** 2;
  const table = { weights: new Float64Array(kinds), flags: new Uint8Array(kinds) };
  for (const [left, leftHalf] of HALF_KINDS.entries()) {
    for (const [right, rightHalf] of HALF_KINDS.entries()) {
      const kind = left * HALF_KINDS.length + right;
      const reading = lineAttacks(lineOfCode(leftHalf * HALVES + rightHalf), rules);
      table.weights[kind] = reading.weight;
      table.flags[kind] = reading.fives + (reading.breaks ? BREAKS : 0);
    }
  }
  return table;
}
