import { ARTICLE_RULES, type AttackRules, type PotentialWeights } from '../attacks/rules.ts';
import type { Rng } from '../core/rng.ts';

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
