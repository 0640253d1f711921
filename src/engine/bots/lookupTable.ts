import { EMPTY, type CellContent } from '../core/types.ts';
import { BitPosition } from '../game/bitPosition.ts';
import { codeOfCells, oHasBegun, positionIndex, swapMarks } from '../game/positionIndex.ts';
import { emptyCells, type Setup } from '../game/setup.ts';
import { SYMMETRIES, permuted, type Permutation } from '../game/symmetry.ts';
import { evenly, type BotKind, type Policy } from './bot.ts';
import { RATING_LEVELS } from './ratingBots.ts';
import { ruleRatings } from './ruleRatings.ts';
import { ROW, makeTable, policyByWeight, type Table } from './table.ts';

/** The events of a table look-up. A symmetry is an index into `SYMMETRIES`. */
export interface LookupTracer {
  /** The board, moved by this symmetry, has this code. */
  turn(symmetry: number, code: number): void;
  /** It is the lowest code so far. */
  least(symmetry: number, code: number): void;
  /** The board with the lowest code is the one in the table; this is its row. */
  found(row: number, code: number, symmetry: number): void;
  /** The row's number for cell `from` belongs to cell `cell` of the actual board. */
  bring(from: number, cell: number, weight: number): void;
  /** No number so far is greater. */
  greatest(cell: number, weight: number): void;
  /** As great as the greatest so far. */
  equal(cell: number, weight: number): void;
  /** How many cells have the greatest number; 0 if the game is over. */
  answer(count: number, weight: number): void;
}

export const LOOKUP_EVENTS = [
  'turn',
  'least',
  'found',
  'bring',
  'greatest',
  'equal',
  'answer',
] as const satisfies readonly (keyof LookupTracer)[];
export type LookupEvent = (typeof LOOKUP_EVENTS)[number];

/** The row of a position, turned back to its own cells. The board must be able to occur. */
export function lookUp({ weights }: Table, setup: Setup, trace?: LookupTracer): number[] {
  const cells = oHasBegun(setup) ? swapMarks(setup.cells) : setup.cells;
  let least = Infinity;
  let by = 0;
  for (let symmetry = 0; symmetry < SYMMETRIES.length; symmetry++) {
    const code = codeMovedBy(cells, symmetry);
    trace?.turn(symmetry, code);
    if (code < least) {
      trace?.least(symmetry, code);
      least = code;
      by = symmetry;
    }
  }
  const row = positionIndex().classOf[least] as number;
  trace?.found(row, least, by);
  return broughtBack(weights.subarray(row * ROW, (row + 1) * ROW), cells, by, trace);
}

function codeMovedBy(cells: readonly CellContent[], symmetry: number): number {
  return codeOfCells(permuted(cells, SYMMETRIES[symmetry] as Permutation));
}

function broughtBack(
  row: Float64Array,
  cells: readonly CellContent[],
  symmetry: number,
  trace?: LookupTracer,
): number[] {
  const back = Array<number>(ROW).fill(0);
  for (let from = 0; from < ROW; from++) {
    const cell = (SYMMETRIES[symmetry] as Permutation)[from] as number;
    if (cells[cell] !== EMPTY) continue;
    const weight = row[from] as number;
    trace?.bring(from, cell, weight);
    back[cell] = weight;
  }
  return back;
}

/** The empty cells with the greatest number, each equally likely. */
export function greatestOf(
  row: readonly number[],
  cells: readonly CellContent[],
  trace?: LookupTracer,
): Policy {
  let most = -Infinity;
  let best: number[] = [];
  for (let cell = 0; cell < ROW; cell++) {
    const weight = row[cell] as number;
    if (cells[cell] !== EMPTY || weight < most) continue;
    if (weight > most) {
      trace?.greatest(cell, weight);
      most = weight;
      best = [cell];
    } else {
      trace?.equal(cell, weight);
      best.push(cell);
    }
  }
  trace?.answer(best.length, best.length === 0 ? 0 : most);
  return evenly(best);
}

/** A whole choice by table: look up the row and take the greatest number. */
export function chooseByTable(table: Table, setup: Setup, trace?: LookupTracer): Policy {
  return greatestOf(lookUp(table, setup, trace), setup.cells, trace);
}

let made: Table | undefined;

/** The rule ratings of every position, made once, at the first call. */
export function ruleRatingsTable(): Table {
  made ??= makeTable(
    { kind: 'ratings', name: 'Rule ratings', provenance: 'rule-ratings' },
    (setup) => ruleRatings(setup),
  );
  return made;
}

/**
 * Plays from the table of rule ratings: at random by rating (level 0), or the highest (level 1). The table
 * has rows for canonical positions only. In a few positions the rules depend on the order in which they
 * visit the two diagonals; there this player may swap the ratings of two cells.
 */
export const lookupTableBot: BotKind = {
  levels: RATING_LEVELS,
  policy(setup, level) {
    if (new BitPosition(setup).isOver) return [];
    const row = lookUp(ruleRatingsTable(), setup);
    if (level === 1) return greatestOf(row, setup.cells);
    return policyByWeight(row, emptyCells(setup.cells));
  },
};
