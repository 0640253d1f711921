import data from '../../../data/bugs.json' with { type: 'json' };
import {
  ALL,
  MEASURED,
  NONE,
  NO_TALLY,
  addTally,
  type Measurable,
  type MeasureTally,
} from '../../../engine/index.ts';

/** What the mistakes do in games: `npm run bugs` has counted it, and a test counts a part of it again. */

const KEPT: Readonly<Record<string, { games: number[][]; matches: string }>> = data;

const kept = (id: string) => KEPT[id] ?? { games: [], matches: '' };

export function tallyOf(id: Measurable): MeasureTally {
  return kept(id).games.reduce((sum, game) => {
    const [positions = NaN, weight = NaN, choice = NaN, declines = NaN] = game;
    return addTally(sum, { positions, weight, choice, declines });
  }, NO_TALLY);
}

/** Games of the bot with a mistake against the right one, and how many end otherwise than without it. */
export function matchesOf(id: Measurable) {
  const ends = [...kept(id).matches];
  const without = [...kept(NONE).matches];
  return { games: ends.length, changed: ends.filter((end, at) => end !== without[at]).length };
}

/** Games whose positions were looked at. */
export const gamesCounted = kept(NONE).games.length;

/** One mistake at a time, and at the end all those of the code at once. */
export const TALLIES = ([...MEASURED, ALL] as const).map((id) => ({
  id,
  ...tallyOf(id),
  ...matchesOf(id),
}));
