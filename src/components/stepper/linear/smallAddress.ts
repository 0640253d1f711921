import {
  EMPTY,
  stepInput,
  type CellContent,
  type StepInput,
  type StepRun,
} from '../../../engine/index.ts';
import { defineLink, wholeNumber, type ReadBy } from '../../platform/link.ts';
import {
  FIGURE_LIMITS,
  board,
  cells,
  figure,
  linkedSetup,
  mark,
  seed,
  step,
} from '../../platform/linkFields.ts';
import type { AddressProblem } from '../../platform/problems.ts';

export const stepLink = defineLink(
  {
    fig: figure,
    step,
    board,
    move: { ...mark, with: 'board' },
    seed,
    level: wholeNumber(Number.MAX_SAFE_INTEGER),
    moves: cells,
  },
  FIGURE_LIMITS,
);

/** What could be read of a link to a straight figure. */
export type StepAddress = ReadBy<typeof stepLink>;

const fieldsOf = ({ setup, ...rest }: StepInput) => ({
  board: setup.cells,
  move: setup.toMove,
  ...rest,
});

/** The fragment for a figure at a step, with its `#`: of the input what differs from the figure's own. */
export function makeStepAddress(fig: string, step: number, input: StepInput, own: StepInput) {
  return stepLink.make({ fig, step, ...fieldsOf(input) }, fieldsOf(own));
}

/** Reads a fragment; `undefined` if it names no figure. Never throws: what is bad is in `problems`. */
export const parseStepAddress = stepLink.parse;

/**
 * The input that a link asks for: the figure's `own` with everything that could be read in its place.
 * What the algorithm does not use, and what cannot be, is a problem more, and the figure's own stays.
 */
export function stepInputOf(
  address: StepAddress,
  own: StepInput,
  { uses, mostLevel }: Pick<StepRun, 'uses' | 'mostLevel'>,
): { readonly input: StepInput; readonly problems: readonly AddressProblem[] } {
  const { setup, problems: ofSetup } = linkedSetup(address, own.setup);
  const problems: AddressProblem[] = [...address.problems, ...ofSetup];
  const take = <Field extends 'seed' | 'level' | 'moves'>(
    field: Field,
    fits: (value: StepInput[Field]) => boolean,
  ): StepInput[Field] => {
    const value = address[field] as StepInput[Field] | undefined;
    if (value === undefined) return own[field];
    if (uses.includes(field) && fits(value)) return value;
    problems.push({ code: 'bad-field', field });
    return own[field];
  };
  const input = stepInput(setup, {
    seed: take('seed', () => true),
    level: take('level', (level) => level <= mostLevel),
    moves: take('moves', (moves) => canFollow(setup.cells, moves)),
  });
  return { input, problems };
}

/** Whether each of the cells is free and comes once. A game that ends earlier is for the run to judge. */
function canFollow(cells: readonly CellContent[], moves: readonly number[]): boolean {
  return new Set(moves).size === moves.length && moves.every((cell) => cells[cell] === EMPTY);
}
