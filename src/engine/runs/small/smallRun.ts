import type { Setup } from '../../game/setup.ts';
import type { StepEvent } from '../../core/stepEvent.ts';
import type { LinearRun } from '../linearRun.ts';

/**
 * The input of an algorithm with a linear trace, as data that fits into a link. `SmallRun.uses` says which
 * fields the algorithm reads.
 */
export interface SmallInput {
  readonly setup: Setup;
  /** For everything random; 0 … `MOST_SEED`. */
  readonly seed: number;
  /** A level, a limit or a number of games: a whole number from 0 to `SmallRun.mostLevel`. */
  readonly level: number;
}

/** The fields of an input that an algorithm may read besides the board. */
export const SMALL_FIELDS = ['seed', 'level'] as const;
export type SmallField = (typeof SMALL_FIELDS)[number];

/** An algorithm with a linear trace on nine cells, ready to be recorded. */
export interface SmallRun<Event extends StepEvent = StepEvent> extends LinearRun<
  Event,
  SmallInput,
  SmallField
> {
  /** The greatest `level`; 0 if it has none. */
  readonly mostLevel: number;
}

/** The defaults: seed 0, level 0. */
export function smallInput(
  setup: Setup,
  more: Partial<Omit<SmallInput, 'setup'>> = {},
): SmallInput {
  return { setup, seed: 0, level: 0, ...more };
}
