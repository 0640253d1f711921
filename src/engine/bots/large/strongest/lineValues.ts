import { classIn } from '../../../threat/cellLevel.ts';
import { LINE } from '../../../threat/lineClass.ts';
import type { CellValues } from '../../../threat/threatBoard.ts';

/**
 * What an empty cell adds to the evaluation for the side that could play there, by the classes of its best two
 * lines, in the order of `LINE`: the row is the best line's, the column the second's. Fitted to the results
 * of 3,000 games of the search against itself (logistic regression over 67,000 quiet positions, 200 for one unit of
 * log-odds), where a pair was frequent; filled in by hand where it was not.
 */
const PAIRS: readonly (readonly number[])[] = [
  [0],
  [5, 16],
  [5, 3, 0],
  [-1, 6, 2, 3],
  [2, 3, 4, 6, 8],
  [-5, 10, 1, 3, 10, 7],
  [-5, 3, 6, 5, 13, 11, 19],
  [-5, 4, 2, 8, 15, 15, 28, 30],
  [0, 8, 12, 13, 22, 23, 37, 40, 45],
  [20, 17, 4, 12, 26, 25, 40, 28, 49, 60],
  [30, 15, 9, 33, 40, 48, 85, 83, 90, 95, 100],
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
