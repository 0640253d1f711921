import type { Rng } from '../core/rng.ts';
import type { Setup } from '../game/setup.ts';

/** A player of the nine cells. */
export interface Bot {
  /** In links and requests: never change it. */
  readonly id: string;
  /** A cell for the side to move; chance comes from `rng` only. `undefined` if the game is over. */
  choose(setup: Setup, rng: Rng): number | undefined;
}
