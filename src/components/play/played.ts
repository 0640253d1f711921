import type { StoredProblem } from '../platform/stored.ts';

/** Moves a second, of bots that play each other. */
export const PLAY_SPEEDS = [0.5, 1, 2, 5] as const;
export type PlaySpeed = (typeof PLAY_SPEEDS)[number];

/** The game of a page was kept and cannot be read, or is not kept now. */
export interface GameNotKept {
  readonly code: 'not-kept';
  readonly why: StoredProblem;
}

/**
 * What to say when the game was read or stored, each thing once: nothing where nothing can be stored, it is in the
 * address then.
 */
export function storedNews(): (problem: StoredProblem | undefined) => readonly GameNotKept[] {
  const told = new Set<StoredProblem['code']>(['not-stored']);
  return (why) => {
    if (!why || told.has(why.code)) return [];
    told.add(why.code);
    return [{ code: 'not-kept', why }];
  };
}
