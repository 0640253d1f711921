import type { Setup } from '../game/setup.ts';
import type { StepTrace } from '../trace/stepTrace.ts';

/**
 * What a straight algorithm is given, as data that can stand in a link. Which of it matters is the
 * business of the algorithm: `StepRun.uses`.
 */
export interface StepInput {
  readonly setup: Setup;
  /** Of chance; 0 … `MOST_SEED`. */
  readonly seed: number;
  /** A level, a limit, a number of games: a whole number from 0 to `StepRun.mostLevel`. */
  readonly level: number;
  /** A game: the cells of its moves from `setup` on, in order. */
  readonly moves: readonly number[];
}

/** What of an input an algorithm may look at beside the board. */
export const STEP_FIELDS = ['seed', 'level', 'moves'] as const;
export type StepField = (typeof STEP_FIELDS)[number];

/** An algorithm that goes straight on, ready to be recorded. */
export interface StepRun<Kind extends string = string> {
  /** Its name in the registry. */
  readonly name: string;
  readonly kinds: readonly Kind[];
  readonly uses: readonly StepField[];
  /** The greatest `level`; 0 if it has none. */
  readonly mostLevel: number;
  /** Records every step: at least one. The same input gives the same steps. */
  record(input: StepInput): StepTrace<Kind>;
}

/** Where nothing else is said: seed 0, level 0, no game. */
export function stepInput(setup: Setup, more: Partial<Omit<StepInput, 'setup'>> = {}): StepInput {
  return { setup, seed: 0, level: 0, moves: [], ...more };
}
