import type { Mark } from '../core/types.ts';
import type { Setup } from '../game/setup.ts';
import { openSetupField, type Fields } from './fields.ts';

// Parameters that several kinds on nine cells share.

/** A position in which the side to move must find a cell, or that is the start of what is asked. */
export interface MoveParams {
  /** Not over. */
  readonly setup: Setup;
}

export const moveFields: Fields<MoveParams> = { setup: openSetupField };

/** A call of minimax: its position, and which side is the computer. */
export interface CallParams {
  readonly setup: Setup;
  readonly computer: Mark;
}
