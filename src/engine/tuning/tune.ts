import { ARTICLE_RULES } from '../attacks/rules.ts';
import { MOST_SEED } from '../core/rng.ts';
import { gameOf } from './match.ts';
import { balancedOpening } from './opening.ts';
import { rngAt } from './seeds.ts';
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

/** What comes of a candidate, and of a generation. */
export type TuningEvent =
  | {
      readonly kind: 'candidate';
      readonly generation: number;
      /** 0 is the mean set itself. */
      readonly candidate: number;
      readonly vector: WeightVector;
      readonly points: number;
      readonly games: number;
    }
  | ({ readonly kind: 'generation' } & GenerationReport);

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

/** Plays the next generation. It ends with its `generation` event, whose state the one after it begins from. */
export function* tuneGeneration(
  plan: TuningPlan,
  { generation, mean }: TuningState,
): Generator<TuningEvent, GenerationReport> {
  const rng = rngAt(plan.seed, generation);
  const copies = Array.from({ length: plan.candidates - 1 }, () =>
    mutated(mean, mutationStep(generation), rng),
  );
  const vectors = [mean, ...copies];
  const round = plan.sameOpenings ? 0 : generation;
  const openings = openingsOf(plan, round);
  const games = 2 * openings.length;
  const points: number[] = [];
  for (const [candidate, vector] of vectors.entries()) {
    points.push(pointsOf(vector, openings, roundSeed(plan.seed, round)));
    yield {
      kind: 'candidate',
      ...{ generation, candidate, vector, games, points: points[candidate] as number },
    };
  }
  const best = bestCandidates(points).slice(0, plan.parents);
  const next = meanVector(best.map((at) => vectors[at] as WeightVector));
  const report = { points, games, state: { generation: generation + 1, mean: next } };
  yield { kind: 'generation', ...report };
  return report;
}

/** The candidates' numbers, those with the most points first; of equals the earlier one. */
export function bestCandidates(points: readonly number[]): readonly number[] {
  return [...points.keys()].sort((a, b) => (points[b] as number) - (points[a] as number) || a - b);
}

function roundSeed(seed: number, round: number): number {
  return rngAt(seed, round, 1).int(MOST_SEED);
}

/** The openings of a generation: balanced for the article's set, which all candidates play against. */
function openingsOf(plan: TuningPlan, round: number) {
  const seed = roundSeed(plan.seed, round);
  return Array.from({ length: plan.openings }, (_, at) =>
    balancedOpening('tuning', [ARTICLE_RULES], seed, at),
  );
}

function pointsOf(
  vector: WeightVector,
  openings: ReturnType<typeof openingsOf>,
  seed: number,
): number {
  const challenger = { rules: rulesOf(vector) };
  const sides = { challenger, rival: { rules: ARTICLE_RULES }, seed };
  return openings.reduce(
    (sum, opening, pair) =>
      sum + gameOf(sides, opening, pair, true).points + gameOf(sides, opening, pair, false).points,
    0,
  );
}
