import { ARTICLE_RULES, type AttackRules, type PotentialWeights } from '../attacks/rules.ts';
import { MOST_SEED, type Rng } from '../core/rng.ts';
import type { Stone } from '../game/large/board.ts';
import { gameOf } from './match.ts';
import { balancedOpening, rngAt } from './matchGame.ts';

/**
 * The numbers that a tuner may change, as pages name them: the table's, power:potential, and the two bonuses. A five keeps its
 * weight and is the yardstick, because the bot plays alike if all numbers are multiplied by one.
 */
export const TUNED_FIELDS = [
  '1:1',
  '1:2',
  '2:1',
  '2:2',
  '3:1',
  '3:2',
  '4:1',
  '4:2',
  'finish',
  'doubleThreat',
] as const;

/** One number for each of `TUNED_FIELDS`, in that order. */
export type WeightVector = readonly number[];

export function vectorOf(rules: AttackRules): WeightVector {
  const table = rules.weights.slice(0, -1).flatMap(([, one, two]) => [one, two]);
  return [...table, rules.finish, rules.doubleThreat];
}

export function rulesOf(vector: WeightVector): AttackRules {
  const [finish = 0, doubleThreat = 0] = vector.slice(-2);
  const weights = ARTICLE_RULES.weights.map((row, at): PotentialWeights => {
    const [one, two] = vector.slice(2 * at, 2 * at + 2);
    return at === ARTICLE_RULES.weights.length - 1 ? row : [0, one ?? 0, two ?? 0];
  });
  return { ...ARTICLE_RULES, weights, finish, doubleThreat };
}

/** Three digits are enough, and can be read. */
function rounded(value: number): number {
  return Number(value.toPrecision(3));
}

/**
 * Every number times a factor near 1; `step` says how near. Only the four rules of arithmetic are used, because those give
 * the same number on every machine, and logarithms do not.
 */
export function mutated(vector: WeightVector, step: number, rng: Rng): WeightVector {
  return vector.map((value) => {
    const change = step * bellShaped(rng);
    return rounded(change >= 0 ? value * (1 + change) : value / (1 - change));
  });
}

const SUMMED = 12;
const FINE = 2 ** 16;

/** About a normal distribution: twelve even ones, added up. Its mean is 0, its standard deviation 1. */
function bellShaped(rng: Rng): number {
  let sum = 0;
  for (let at = 0; at < SUMMED; at++) sum += rng.int(FINE);
  return sum / FINE - SUMMED / 2;
}

/** The mean of some vectors, number by number. */
export function meanVector(vectors: readonly WeightVector[]): WeightVector {
  const [first = []] = vectors;
  return first.map((_, at) =>
    rounded(vectors.reduce((sum, vector) => sum + (vector[at] as number), 0) / vectors.length),
  );
}

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
