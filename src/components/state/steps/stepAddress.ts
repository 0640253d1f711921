import {
  EMPTY,
  MOST_SEED,
  X,
  O,
  checkSetup,
  makePosition,
  markName,
  parseSigns,
  stepInput,
  type CellContent,
  type Mark,
  type StepInput,
  type StepRun,
} from '../../../engine/index.ts';
import {
  STEP_ADDRESS_FIELDS,
  type AddressProblem,
  type StepAddressField,
} from '../../view/problems.ts';
import { fieldReader, figureName, makeFields, stepNumber, wholeNumber } from '../addressFields.ts';

const MARKS: Readonly<Record<string, Mark>> = { x: X, o: O };

/** What could be read of a link to a straight figure; what it does not say is absent. */
export interface StepAddress {
  readonly figure: string | undefined;
  /** From 0; links count from 1. */
  readonly step: number | undefined;
  readonly board: readonly CellContent[] | undefined;
  readonly toMove: Mark | undefined;
  readonly seed: number | undefined;
  readonly level: number | undefined;
  readonly moves: readonly number[] | undefined;
  readonly problems: readonly AddressProblem[];
}

/** The fragment for a figure at a step, with its `#`: of the input what differs from the figure's own. */
export function makeStepAddress(
  figure: string,
  step: number,
  { setup, seed, level, moves }: StepInput,
  own: StepInput,
): string {
  const cells = makePosition(setup.cells);
  const sameBoard = cells === makePosition(own.setup.cells);
  const sameMove = sameBoard && setup.toMove === own.setup.toMove;
  const values: Record<StepAddressField, string | undefined> = {
    fig: figure,
    step: String(step + 1),
    board: sameBoard ? undefined : cells,
    move: sameMove ? undefined : markName(setup.toMove),
    seed: seed === own.seed ? undefined : String(seed),
    level: level === own.level ? undefined : String(level),
    moves: moves.join('') === own.moves.join('') ? undefined : moves.join(''),
  };
  return makeFields(STEP_ADDRESS_FIELDS, values);
}

/** Reads a fragment; `undefined` if it names no figure. Never throws: what is bad is in `problems`. */
export function parseStepAddress(fragment: string): StepAddress | undefined {
  const fields = fieldReader<StepAddressField>(fragment);
  if (!fields) return undefined;
  const { read, problems } = fields;
  return {
    figure: read('fig', figureName),
    step: read('step', stepNumber),
    board: read('board', parseSigns),
    toMove: read('move', (value) => MARKS[value.toLowerCase()]),
    seed: read('seed', (value) => wholeNumber(value, MOST_SEED)),
    level: read('level', (value) => wholeNumber(value, Number.MAX_SAFE_INTEGER)),
    moves: read('moves', (value) =>
      /^[0-8]{0,9}$/.test(value) ? [...value].map(Number) : undefined,
    ),
    problems,
  };
}

/**
 * The input that a link asks for: the figure's `own` with everything that could be read in its place.
 * What the algorithm does not use, and what cannot be, is a problem more, and the figure's own stays.
 */
export function stepInputOf(
  address: StepAddress,
  own: StepInput,
  { uses, mostLevel }: Pick<StepRun, 'uses' | 'mostLevel'>,
): { readonly input: StepInput; readonly problems: readonly AddressProblem[] } {
  const problems = [...address.problems];
  const { board, toMove } = address;
  const isOwn = !board && toMove === undefined;
  const setup = isOwn ? undefined : checkSetup(board ?? own.setup.cells, toMove);
  if (setup?.ok === false) problems.push({ code: 'impossible-board', why: setup.problem });
  const cells = setup?.ok ? setup.value : own.setup;
  const take = <Field extends 'seed' | 'level' | 'moves'>(
    field: Field,
    fits: (value: NonNullable<StepAddress[Field]>) => boolean,
  ): StepInput[Field] => {
    const value = address[field];
    if (value === undefined) return own[field];
    if (uses.includes(field) && fits(value)) return value as StepInput[Field];
    problems.push({ code: 'bad-field', field });
    return own[field];
  };
  const input = stepInput(cells, {
    seed: take('seed', () => true),
    level: take('level', (level) => level <= mostLevel),
    moves: take('moves', (moves) => canFollow(cells.cells, moves)),
  });
  return { input, problems };
}

/** Whether each of the cells is free and comes once. A game that ends earlier is for the run to judge. */
function canFollow(cells: readonly CellContent[], moves: readonly number[]): boolean {
  return new Set(moves).size === moves.length && moves.every((cell) => cells[cell] === EMPTY);
}
