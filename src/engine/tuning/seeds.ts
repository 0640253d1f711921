import { seededRng, type Rng } from '../core/rng.ts';

/**
 * A generator of its own for each place in a run, so that a run can go on from any place without having
 * played what is before it. Neighbours share nothing: each number is stirred in before the next one.
 */
export function rngAt(seed: number, ...path: readonly number[]): Rng {
  let state = seed >>> 0;
  for (const step of path) state = seededRng(state + Math.imul(step + 1, 0x9e3779b1)).int(2 ** 32);
  return seededRng(state);
}
