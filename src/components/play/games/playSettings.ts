import { parsePlayer } from '../../players/players.ts';
import type { StoredProblem } from '../../platform/stored.ts';

/** Where the game of the page /play/ is stored; how it is read loads with the first one. */
export const PLAY_KEY = 'noughtbook.play';

/** Moves a second, of bots that play each other. */
export const PLAY_SPEEDS = [0.5, 1, 2, 5] as const;
export type PlaySpeed = (typeof PLAY_SPEEDS)[number];

/** Whose thoughts are shown at first: one of each way of thinking, as far as they are there. */
export const DEFAULT_EXPLAINED: readonly string[] = [
  'rules-of-thumb',
  'rule-ratings:1',
  'depth-ratings:4',
  'minimax',
].filter((name) => parsePlayer(name) !== undefined);

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
