import type { Setup } from '../game/setup.ts';
import type { StepTrace } from '../trace/stepTrace.ts';

/**
 * The input of an algorithm with a linear trace, as data that fits into a link. `StepRun.uses` says which
 * fields the algorithm reads.
 */
export interface StepInput {
  readonly setup: Setup;
  /** For everything random; 0 … `MOST_SEED`. */
  readonly seed: number;
  /** A level, a limit or a number of games: a whole number from 0 to `StepRun.mostLevel`. */
  readonly level: number;
  /** A game: the cells of its moves from `setup` on, in order. */
  readonly moves: readonly number[];
}

/** The fields of an input that an algorithm may read besides the board. */
export const STEP_FIELDS = ['seed', 'level', 'moves'] as const;
export type StepField = (typeof STEP_FIELDS)[number];

/** An algorithm with a linear trace, ready to be recorded. */
export interface StepRun<Kind extends string = string> {
  /** Its name in the registry. */
  readonly name: string;
  readonly kinds: readonly Kind[];
  readonly uses: readonly StepField[];
  /** The greatest `level`; 0 if it has none. */
  readonly mostLevel: number;
  /** Records every step, at least one. The same input gives the same steps. */
  record(input: StepInput): StepTrace<Kind>;
}

/** The defaults: seed 0, level 0, no game. */
export function stepInput(setup: Setup, more: Partial<Omit<StepInput, 'setup'>> = {}): StepInput {
  return { setup, seed: 0, level: 0, moves: [], ...more };
}
