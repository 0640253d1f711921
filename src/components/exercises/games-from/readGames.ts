import { readWhole } from '../frame/typedSmall.ts';

/** A number of games: at most 999. */
export function readGames(text: string): number | undefined {
  const games = readWhole(text);
  return games !== undefined && games < 1000 ? games : undefined;
}
