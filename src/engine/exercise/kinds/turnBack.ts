import type { Rng } from '../../core/rng.ts';
import { EMPTY, type CellContent } from '../../core/types.ts';
import { emptyCells, type Setup } from '../../game/setup.ts';
import { SYMMETRIES, canonical, permuted, type Permutation } from '../../game/symmetry.ts';
import { solve, solvedMoves } from '../../search/solved.ts';
import { FULL_MARKS, wrong, type ExerciseKind, type Level } from '../contract.ts';
import { drawSetup } from '../draw.ts';
import { cellField, openSetupField, paramsCodec, type Fields } from '../fields.ts';
import { pick, type Span } from '../pick.ts';

/** A board, and the cell that the table names for it: a cell of the board as the table stores it. */
export interface TurnBackParams {
  readonly setup: Setup;
  readonly cell: number;
}

/** The answer, and what is wrong with it; what is right is not told. */
export interface TurnBackReason {
  readonly code: 'cell-taken' | 'not-turned' | 'wrong-way' | 'other-cell';
  readonly cell: number;
}

/** The board as the table stores it: the least of its eight looks. */
export function storedCells({ cells }: Setup): readonly CellContent[] {
  return canonical(cells);
}

/** The symmetries that make the stored board of this one; more than one where it looks like itself. */
function turnsOf({ cells }: Setup): Permutation[] {
  const stored = canonical(cells).join('');
  return SYMMETRIES.filter((symmetry) => permuted(cells, symmetry).join('') === stored);
}

const unique = (cells: readonly number[]): number[] => [...new Set(cells)].sort((a, b) => a - b);

/** The cells of the board that a cell of the stored board belongs to, in ascending order. */
export function turnedBack({ setup, cell }: TurnBackParams): number[] {
  return unique(turnsOf(setup).map((symmetry) => symmetry[cell] as number));
}

/** Where the cell would come by turning the same way once more. */
function turnedOn({ setup, cell }: TurnBackParams): number[] {
  return unique(turnsOf(setup).map((symmetry) => symmetry.indexOf(cell)));
}

const fields: Fields<TurnBackParams> = { setup: openSetupField, cell: cellField };

/** By level: a turn that is its own opposite; a quarter turn, either way; and both hasty answers are free cells. */
const EMPTY_CELLS: Record<Level, Span> = { 1: [5, 7], 2: [3, 6], 3: [5, 7] };

function isFit(params: TurnBackParams, level: Level): boolean {
  const { setup, cell } = params;
  const [back, on] = [turnedBack(params), turnedOn(params)];
  const isOne = back.length === 1 && !back.includes(cell);
  const isOwnOpposite = back.join() === on.join();
  if (level === 1) return isOne && isOwnOpposite;
  const areFree = [cell, ...on].every((each) => setup.cells[each] === EMPTY);
  return isOne && !isOwnOpposite && (level === 2 || areFree);
}

/** The first best cell of the stored board, as a table of best cells names it. */
function namedCell(setup: Setup): number {
  const stored = { ...setup, cells: storedCells(setup) };
  const { value } = solve(stored);
  return solvedMoves(stored).find((move) => move.value === value)?.cell ?? 0;
}

/** Where on this board is the cell that the table names? */
export const turnBack: ExerciseKind<TurnBackParams, number, TurnBackReason, 'turn-back'> = {
  id: 'turn-back',
  version: 1,
  fields,
  params: paramsCodec(fields, ({ setup, cell }) =>
    storedCells(setup)[cell] === EMPTY ? undefined : { code: 'asked-is-taken' },
  ),
  answer: cellField.codec,

  generate(rng: Rng, level) {
    const cellOf = (setup: Setup) =>
      level === 1 ? namedCell(setup) : pick(rng, emptyCells(storedCells(setup)));
    let cell = 0;
    const setup = drawSetup(rng, EMPTY_CELLS[level], (drawn) => {
      cell = cellOf(drawn);
      return isFit({ setup: drawn, cell }, level);
    });
    return { setup, cell };
  },

  key(params) {
    return turnedBack(params)[0] as number;
  },

  allRight: turnedBack,

  grade(params, cell) {
    if (params.setup.cells[cell] !== EMPTY) return wrong({ code: 'cell-taken', cell });
    if (turnedBack(params).includes(cell)) return FULL_MARKS;
    if (cell === params.cell) return wrong({ code: 'not-turned', cell });
    return wrong({ code: turnedOn(params).includes(cell) ? 'wrong-way' : 'other-cell', cell });
  },
};
