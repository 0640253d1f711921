import type { Mark } from '../core/types.ts';
import type { Setup } from '../game/setup.ts';
import { openSetupField, type Fields } from './fields.ts';

// What several kinds on nine cells are given by.

/** A position in which the side to move has to find a cell, or something is asked about what can follow. */
export interface MoveParams {
  /** Not over. */
  readonly setup: Setup;
}

export const moveFields: Fields<MoveParams> = { setup: openSetupField };

/** A call of minimax: the position that it is asked about, and whose side it takes. */
export interface CallParams {
  readonly setup: Setup;
  readonly computer: Mark;
}
