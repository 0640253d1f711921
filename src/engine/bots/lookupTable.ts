import { EMPTY, type CellContent } from '../core/types.ts';
import { BitPosition } from '../game/bitPosition.ts';
import { codeOfCells, oHasBegun, positionIndex, swapMarks } from '../game/positionIndex.ts';
import { emptyCells, type Setup } from '../game/setup.ts';
import { SYMMETRIES, permuted, type Permutation } from '../game/symmetry.ts';
import type { LinearTracer, StepEvent } from '../core/stepEvent.ts';
import { evenly, type BotKind, type Policy } from './bot.ts';
import { RATING_LEVELS } from './ratingBots.ts';
import { ruleRatings } from './ruleRatings.ts';
import { ROW, makeTable, policyByWeight, type Table } from './table.ts';

/** The events of a table look-up. */
export const LOOKUP_EVENTS = [
  /** The board, moved by a symmetry, has a code. */
  'turn',
  /** It is the lowest code so far. */
  'least',
  /** The board with the lowest code is the one in the table. */
  'found',
  /** The row's number for a cell is brought back to the cell of the actual board. */
  'bring',
  /** No number so far is greater. */
  'greatest',
  /** As great as the greatest so far. */
  'equal',
  'answer',
] as const;

interface LookupKnown {
  /** An index into `SYMMETRIES`; from `found` on, the one that leads to the board in the table. */
  readonly symmetry: number;
  readonly codes: Readonly<Record<number, number>>;
  readonly least?: number;
  /** The row of the table. */
  readonly row?: number;
  /** The cell of the table's board whose number is brought back. */
  readonly from?: number;
  /** The cell of the actual board that a step is about. */
  readonly cell?: number | undefined;
  /** The numbers that have been brought back, by the actual board's cells. */
  readonly weights?: Readonly<Record<number, number>>;
  /** The cells of the greatest number so far. */
  readonly best?: readonly number[];
}
export type LookupEvent = StepEvent<(typeof LOOKUP_EVENTS)[number], LookupKnown>;
type LookupTracer = LinearTracer<LookupEvent>;

/** The row of a position, turned back to its own cells. The board must be able to occur. */
export function lookUp({ weights }: Table, setup: Setup, trace?: LookupTracer): number[] {
  const cells = oHasBegun(setup) ? swapMarks(setup.cells) : setup.cells;
  let least = Infinity;
  let by = 0;
  for (let symmetry = 0; symmetry < SYMMETRIES.length; symmetry++) {
    const code = codeMovedBy(cells, symmetry);
    trace?.turn({ symmetry, codes: { [symmetry]: code } });
    if (code < least) {
      trace?.least({ least: code });
      least = code;
      by = symmetry;
    }
  }
  const row = positionIndex().classOf[least] as number;
  trace?.found({ row, symmetry: by });
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
    trace?.bring({ from, cell, weights: { [cell]: weight } });
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
      trace?.greatest({ cell, best: [cell] });
      most = weight;
      best = [cell];
    } else {
      trace?.equal({ cell, best: [...best, cell] });
      best.push(cell);
    }
  }
  trace?.answer({ cell: undefined });
  return evenly(best);
}

/** A whole choice by table: look up the row and take the greatest number. */
export function chooseByTable(table: Table, setup: Setup, trace?: LookupTracer): Policy {
  return greatestOf(lookUp(table, setup, trace), setup.cells, trace);
}

let made: Table | undefined;

/** The rule ratings of every position, made once, at the first call. */
export function ruleRatingsTable(): Table {
  made ??= makeTable('ratings', (setup) => ruleRatings(setup));
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
