import data from '../../../data/tuning.json' with { type: 'json' };
import {
  FIRST_STATE,
  rulesOf,
  type AttackRules,
  type MatchResults,
  type TuningPlan,
  type WeightVector,
} from '../../../engine/index.ts';

/** The log of `npm run -s tune -- --write`. Tests play its beginning again. */

interface LoggedRun {
  readonly plan: TuningPlan;
  /** Generation by generation: the points of each candidate, and the mean set after it. */
  readonly log: readonly { readonly points: readonly number[]; readonly mean: WeightVector }[];
}
export type TuningRun = 'wide' | 'narrow';
export type LoggedMatch = keyof typeof data.matches;

export const TUNING_COMMAND: string = data.command;

export function loggedRun(name: TuningRun): LoggedRun {
  return data[name];
}

/** Games of each candidate in a generation. */
export const gamesEach = (name: TuningRun): number => 2 * loggedRun(name).plan.openings;

/** What the mean set got in each generation: it is the first of the candidates. */
export function loggedShares(name: TuningRun): readonly number[] {
  return loggedRun(name).log.map(({ points }) => (points[0] ?? NaN) / gamesEach(name));
}

/** The set with which a run ended. */
export function endOf(name: TuningRun): WeightVector {
  return loggedRun(name).log.at(-1)?.mean ?? FIRST_STATE.mean;
}

export function tunedRules(name: TuningRun = 'wide'): AttackRules {
  return rulesOf(endOf(name));
}

/** What the best set of each generation but the last got in the games of the next one. */
export const bestAgainShares = (): readonly number[] =>
  data.bestAgain.map((points) => points / gamesEach('wide'));

export function resultsOf(name: LoggedMatch): MatchResults {
  return data.matches[name];
}

/** Matches with their results, as the figure takes them. */
export const shownMatches = (...names: readonly LoggedMatch[]) =>
  names.map((name) => ({ name, results: resultsOf(name) }));
