import { ARTICLE_RULES } from '../attacks/rules.ts';
import { MOST_SEED } from '../core/rng.ts';
import type { Stone } from '../game/large/board.ts';
import { gameOf } from './match.ts';
import { balancedOpening, rngAt } from './opening.ts';
import { meanVector, mutated, rulesOf, vectorOf, type WeightVector } from './tunedFields.ts';

/**
 * An evolution strategy, (μ/μ, λ): the mean set and λ − 1 changed copies of it play the same openings
 * against the article's set, and the mean of the μ best is the next mean set.
 */
export interface TuningPlan {
  readonly seed: number;
  /** λ: sets of weights in a generation. */
  readonly candidates: number;
  /** μ: those that the next generation is made of. */
  readonly parents: number;
  /** Openings that each of them plays, twice each. */
  readonly openings: number;
  /** Whether every generation plays the openings of the first, and not new ones. */
  readonly sameOpenings: boolean;
}

export const TUNING_PLAN: TuningPlan = {
  seed: 1,
  candidates: 16,
  parents: 4,
  openings: 40,
  sameOpenings: false,
};

/** All that a run needs to go on: plain data, which can be kept. */
export interface TuningState {
  /** Generations that have been played. */
  readonly generation: number;
  readonly mean: WeightVector;
}

export const FIRST_STATE: TuningState = { generation: 0, mean: vectorOf(ARTICLE_RULES) };

export interface GenerationReport {
  /** The points of each candidate, of `games` each; that of the mean set comes first. */
  readonly points: readonly number[];
  readonly games: number;
  /** The mean set after it. */
  readonly state: TuningState;
}

/** How far a generation's candidates are from their mean: at first a third, later less. */
function mutationStep(generation: number): number {
  return 0.08 + (0.27 * 12) / (12 + generation);
}

/** The sets that play in the next generation: the mean set, then its changed copies. */
export function setsOfGeneration(
  { seed, candidates }: TuningPlan,
  { generation, mean }: TuningState,
): readonly WeightVector[] {
  const rng = rngAt(seed, generation);
  const copies = Array.from({ length: candidates - 1 }, () =>
    mutated(mean, mutationStep(generation), rng),
  );
  return [mean, ...copies];
}

/** Plays the next generation. The one after it begins from the state that is returned. */
export function playGeneration(plan: TuningPlan, state: TuningState): GenerationReport {
  const vectors = setsOfGeneration(plan, state);
  const openings = openingsOf(plan, state.generation);
  const games = 2 * openings.pairs.length;
  const points = vectors.map((vector) => pointsOf(vector, openings));
  const best = bestCandidates(points).slice(0, plan.parents);
  const mean = meanVector(best.map((at) => vectors[at] as WeightVector));
  return { points, games, state: { generation: state.generation + 1, mean } };
}

/** The points of a set in the games of a generation, whether or not it was among its candidates. */
export function pointsIn(plan: TuningPlan, generation: number, vector: WeightVector): number {
  return pointsOf(vector, openingsOf(plan, generation));
}

/** The candidates' numbers, those with the most points first; of equals the earlier one. */
export function bestCandidates(points: readonly number[]): readonly number[] {
  return [...points.keys()].sort((a, b) => (points[b] as number) - (points[a] as number) || a - b);
}

interface GenerationOpenings {
  readonly seed: number;
  readonly pairs: readonly (readonly Stone[])[];
}

/** The openings of a generation: balanced for the article's set, which all candidates play against. */
function openingsOf(plan: TuningPlan, generation: number): GenerationOpenings {
  const seed = rngAt(plan.seed, plan.sameOpenings ? 0 : generation, 1).int(MOST_SEED);
  const pairs = Array.from({ length: plan.openings }, (_, at) =>
    balancedOpening('tuning', [ARTICLE_RULES], seed, at),
  );
  return { seed, pairs };
}

function pointsOf(vector: WeightVector, { seed, pairs }: GenerationOpenings): number {
  const challenger = { rules: rulesOf(vector) };
  const sides = { challenger, rival: { rules: ARTICLE_RULES }, seed };
  return pairs.reduce(
    (sum, opening, pair) =>
      sum + gameOf(sides, opening, pair, true).points + gameOf(sides, opening, pair, false).points,
    0,
  );
}
