import { classIn } from '../../../threat/cellLevel.ts';
import { LINE } from '../../../threat/lineClass.ts';
import type { CellValues } from '../../../threat/threatBoard.ts';

/**
 * What an empty cell adds to the evaluation for the side that could play there, by the classes of its best two
 * lines, in the order of `LINE`: the row is the best line's, the column the second's. Fitted to the results
 * of games of the search against itself (logistic regression over 40,000 quiet positions, 200 for one unit of
 * log-odds), where a pair was frequent; filled in by hand where it was not.
 */
const PAIRS: readonly (readonly number[])[] = [
  [0],
  [0, 0],
  [-5, 0, 0],
  [-10, -12, -1, 0],
  [1, 2, 3, 5, 7],
  [-5, -5, -1, 1, 9, 9],
  [-10, 3, 0, 4, 12, 12, 26],
  [-5, -8, 3, 1, 14, 15, 29, 39],
  [-5, 8, 22, 34, 23, 51, 52, 53, 80],
  [0, -10, -3, 12, 25, 32, 45, 33, 50, 55],
  [25, 0, 28, 39, 45, 64, 72, 105, 90, 95, 100],
];
/** Where a mark decides the game, or nearly so. */
const DECISIVE = 120;

/** By what moves are ordered before anything is searched: a mark there, for its side or against the other. */
const URGENCY: Readonly<Record<keyof typeof LINE, number>> = {
  NONE: 0,
  CLOSED_ONE: 1,
  ONE: 4,
  CLOSED_TWO: 9,
  TWO_1: 18,
  TWO_2: 25,
  TWO_4: 32,
  CLOSED_THREE: 30,
  THREE_1: 70,
  THREE_2: 90,
  FOUR: 80,
  DOUBLE_FOUR: 900,
  OPEN_FOUR: 900,
  FIVE: 4000,
  OVERLINE: 0,
};
/** How much the product of the best two adds to their sum. */
const TOGETHER = 0.02;

/** A table over all codes of a cell, from the classes of its best two lines. */
function pairTable(): Int16Array {
  return Int16Array.from({ length: 1 << 16 }, (_, code) => {
    let [best, second] = [0, 0];
    for (let line = 0; line < 4; line++) {
      const kind = classIn(code, line);
      if (kind > LINE.FIVE) continue;
      if (kind > best) [best, second] = [kind, best];
      else if (kind > second) second = kind;
    }
    return PAIRS[best]?.[second] ?? DECISIVE;
  });
}

/** A table over all codes of a cell: the sum over its lines, and a part of the product of the best two. */
function urgencies(): Int16Array {
  const list = new Float64Array(16);
  for (const [name, at] of Object.entries(LINE)) list[at] = URGENCY[name as keyof typeof LINE];
  return Int16Array.from({ length: 1 << 16 }, (_, code) => {
    let [sum, best, second] = [0, 0, 0];
    for (let line = 0; line < 4; line++) {
      const value = list[classIn(code, line)]!;
      sum += value;
      if (value > best) [best, second] = [value, best];
      else if (value > second) second = value;
    }
    return Math.round(sum + TOGETHER * best * second);
  });
}

let cellValues: CellValues | undefined;
let urgency: Int16Array | undefined;

/** The values that a board sums up for the evaluation. */
export function evaluationValues(): CellValues {
  if (!cellValues) {
    const table = pairTable();
    cellValues = [table, table];
  }
  return cellValues;
}

/** How urgent a cell is for the side whose code this is, whoever moves. */
export function urgencyTable(): Int16Array {
  return (urgency ??= urgencies());
}
