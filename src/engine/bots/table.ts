import { EMPTY } from '../core/types.ts';
import { BitPosition } from '../game/bitPosition.ts';
import { placeOf, positionIndex, setupOfClass } from '../game/positionIndex.ts';
import { emptyCells, type Setup } from '../game/setup.ts';
import { solvedMoves } from '../search/solved.ts';
import { evenly, type Policy } from './bot.ts';

/**
 * What the numbers of a table mean; the greatest is played. `ratings`: whole numbers. `values`: −1 … 1, the result that
 * the mover can expect.
 */
export const TABLE_KINDS = ['ratings', 'values'] as const;
export type TableKind = (typeof TABLE_KINDS)[number];

/** The greatest rating. */
const MOST_WEIGHT = 100_000_000;

/** Whether this is a number that a table of this kind may hold. */
export function isTableWeight(weight: unknown, kind: TableKind): weight is number {
  if (typeof weight !== 'number') return false;
  if (kind === 'values') return weight >= -1 && weight <= 1;
  return Number.isInteger(weight) && weight >= 0 && weight <= MOST_WEIGHT;
}

/** Numbers in a row: one for each cell of the canonical position. */
export const ROW = 9;

/** Numbers for every position up to symmetry, which is all that a table player knows. */
export interface Table {
  readonly kind: TableKind;
  /** Entry class × 9 + cell of the canonical position; 0 at taken cells and in finished positions. */
  readonly weights: Float64Array;
}

/**
 * A table made by a rule that gives each cell a number. The rule is applied to the canonical position of
 * every unfinished class, in games that X began.
 */
export function makeTable(kind: TableKind, rate: (setup: Setup) => readonly number[]): Table {
  const classes = positionIndex().classes.length;
  const weights = new Float64Array(classes * ROW);
  for (let at = 0; at < classes; at++) {
    const setup = setupOfClass(at);
    if (new BitPosition(setup).isOver) continue;
    const row = rate(setup);
    setup.cells.forEach((content, cell) => {
      if (content === EMPTY) weights[at * ROW + cell] = row[cell] ?? 0;
    });
  }
  return { kind, weights };
}

/** The perfect table: 1 for a cell that wins with best play, 0 for a draw, −1 for a loss. */
export function valuesTable(): Table {
  return makeTable('values', (setup) => {
    const row = Array<number>(ROW).fill(0);
    for (const { cell, value } of solvedMoves(setup)) row[cell] = value;
    return row;
  });
}

/** The row of a position, turned back to its own cells; `undefined` if the board cannot occur. */
export function rowOf(table: Table, setup: Setup): number[] | undefined {
  const place = placeOf(setup);
  if (!place) return undefined;
  const row = Array<number>(ROW).fill(0);
  place.symmetry.forEach((own, cell) => {
    row[own] = table.weights[place.at * ROW + cell] as number;
  });
  return row;
}

/** The policy of any table: the greatest number is played. */
export function tablePolicy(table: Table, setup: Setup): Policy {
  const row = rowOf(table, setup);
  if (!row || new BitPosition(setup).isOver) return [];
  const empty = emptyCells(setup.cells);
  const most = Math.max(...empty.map((cell) => row[cell] as number));
  return evenly(empty.filter((cell) => row[cell] === most));
}

/** Any of the empty cells in proportion to its number; if no number is positive, all are equally likely. */
export function policyByWeight(row: readonly number[], empty: readonly number[]): Policy {
  const weighted = empty.filter((cell) => (row[cell] as number) > 0);
  if (weighted.length === 0) return evenly(empty);
  return weighted.map((cell) => ({ cell, weight: row[cell] as number }));
}
