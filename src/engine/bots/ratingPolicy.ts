import { evenly, type BotKind, type Policy } from './bot.ts';

/** The levels of whoever rates cells: by chance in proportion, or the greatest only. */
export const RATING_LEVELS = {
  name: 'level',
  values: [0, 1],
} as const satisfies BotKind['levels'];

/** Each cell with the probability rating / sum of ratings: a bad cell is rare, but possible. */
export function inProportion(ratings: readonly number[]): Policy {
  return ratings.flatMap((weight, cell) => (weight > 0 ? [{ cell, weight }] : []));
}

/** The cells of greatest rating, each as likely as the others. At least one is above 0. */
export function amongGreatest(ratings: readonly number[]): Policy {
  const greatest = Math.max(...ratings);
  return evenly([...ratings.keys()].filter((cell) => ratings[cell] === greatest));
}
