import { evenly, type BotKind, type Policy } from './bot.ts';

/** The levels of bots that rate cells: at random in proportion to the rating, or the highest only. */
export const RATING_LEVELS = {
  name: 'level',
  values: [0, 1],
} as const satisfies BotKind['levels'];

/** Each cell with the probability rating / sum of ratings: a bad cell is rare, but possible. */
export function inProportion(ratings: readonly number[]): Policy {
  return ratings.flatMap((weight, cell) => (weight > 0 ? [{ cell, weight }] : []));
}

/** The cells with the highest rating, each equally likely. At least one must be above 0. */
export function amongGreatest(ratings: readonly number[]): Policy {
  const greatest = Math.max(...ratings);
  return evenly([...ratings.keys()].filter((cell) => ratings[cell] === greatest));
}
