/** Levels of the searching bot, weakest first: the engine's `SEARCH_LEVELS`, counted from 1. */
const LEVELS = [1, 2, 3, 4, 5, 6] as const;

/** The searching bot at each of its levels. */
export const SEARCH_PLAYERS = LEVELS.map((level) => `search-${level}` as const);
export type SearchPlayer = (typeof SEARCH_PLAYERS)[number];

/** Positions that the searching bot looks at before it moves, at a level. A test compares it with the engine's. */
export function searchBudget(level: number): number {
  return 3 * 10 ** level;
}

/** Whether a player is the searching bot. */
export function isSearchPlayer(player: string): player is SearchPlayer {
  return player.startsWith('search-');
}

/** Its level, from 1. */
export function searchLevel(player: SearchPlayer): number {
  return Number(player.slice(-1));
}
