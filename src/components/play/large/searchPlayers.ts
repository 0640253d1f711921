/** The searching bot at each of its levels, weakest first: the engine's `SEARCH_LEVELS`, counted from 1. */
export const SEARCH_PLAYERS = [
  'search-1',
  'search-2',
  'search-3',
  'search-4',
  'search-5',
  'search-6',
] as const;
export type SearchPlayer = (typeof SEARCH_PLAYERS)[number];

/** Positions that the searching bot looks at before it moves, at each level. A test compares it with the engine's. */
export const SEARCH_BUDGETS = [30, 300, 3_000, 30_000, 300_000, 3_000_000] as const;

/** Whether a player is the searching bot. */
export function isSearchPlayer(player: string): player is SearchPlayer {
  return SEARCH_PLAYERS.some((each) => each === player);
}

/** Its level, from 1. */
export function searchLevel(player: SearchPlayer): number {
  return SEARCH_PLAYERS.indexOf(player) + 1;
}
