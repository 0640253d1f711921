import type { BotKindId, BotSpec } from '../../engine/index.ts';

/**
 * Every kind of player with its levels, weakest first, in the order in which they are offered. The
 * engine's registry knows them too, but brings along how each of them thinks: too much for a page
 * that only offers them. A kind that is missing here is a type error, and a test compares the rest.
 */
const LEVELS: Readonly<Record<BotKindId, readonly number[]>> = {
  random: [],
  'rules-of-thumb': [],
  'rule-ratings': [0, 1],
  'depth-ratings': [1, 2, 3, 4, 5, 6, 7, 8, 9],
  minimax: [],
  'quick-minimax': [],
  'alpha-beta': [],
  'lookup-table': [0, 1],
  'learning-table': [],
  'td-table': [],
};

export const OFFERED_KINDS = Object.keys(LEVELS) as readonly BotKindId[];

/** The levels of a kind; empty if it has one strength only. */
export function levelsOffered(kind: BotKindId): readonly number[] {
  return LEVELS[kind];
}

/** Every bot there is: each kind at each of its levels. */
export const OFFERED_BOTS: readonly BotSpec[] = OFFERED_KINDS.flatMap((kind) => {
  const levels = LEVELS[kind];
  return levels.length === 0 ? [{ kind }] : levels.map((level) => ({ kind, level }));
});
