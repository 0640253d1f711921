import type { StoredProblem } from '../platform/stored.ts';

/** Moves a second, of bots that play each other. */
export const PLAY_SPEEDS = [0.5, 1, 2, 5] as const;
export type PlaySpeed = (typeof PLAY_SPEEDS)[number];

/** What to say of the game that was stored: nothing where nothing can be stored, it is in the address then. */
export function lostGame(
  problem: StoredProblem | undefined,
): readonly { readonly code: 'not-kept' | 'newer' }[] {
  if (!problem || problem.code === 'not-stored') return [];
  return [{ code: problem.code === 'newer' ? 'newer' : 'not-kept' }];
}
