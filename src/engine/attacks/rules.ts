/** How many of an attack's two ends are open. */
export const POTENTIALS = [0, 1, 2] as const;
export type Potential = (typeof POTENTIALS)[number];

/** The weights of an attack of one power, by its potential. */
export type PotentialWeights = readonly [none: number, one: number, two: number];

/**
 * All the numbers of the bot, which are written nowhere else. The readable definition and the fast one both
 * take them as a parameter, and readers can change them on the page.
 */
export interface AttackRules {
  /** Entry p − 1 is for attacks of power p; the last one for powers of five and more. */
  readonly weights: readonly PotentialWeights[];
  /** Added for each five of the side to move, so that it finishes rather than defends; a sum can still outbid it. */
  readonly finish: number;
  /** Added once if one mark makes two breakpoints or more. */
  readonly doubleThreat: number;
  /** Whether side attacks count ("ragged" attacks). Each is divided by 1 + the empty cells between. */
  readonly ragged: boolean;
}

/** The greatest power that the table tells apart: five and more are alike. */
export const MOST_POWER = 5;

/** The article's numbers, which its author found by trial (docs/algorithms.md, section 7). */
export const ARTICLE_RULES: AttackRules = {
  weights: [
    [0, 0.1, 0.25],
    [0, 2, 5],
    [0, 4, 7],
    [0, 6, 100],
    [200, 200, 200],
  ],
  finish: 100,
  doubleThreat: 100,
  ragged: true,
};

/** The table's entry for an attack, before it is divided. */
export function tableWeight(rules: AttackRules, power: number, potential: Potential): number {
  return rules.weights[Math.min(power, MOST_POWER) - 1]?.[potential] ?? 0;
}

/** The weight of a cell with nothing near: that of a lone mark with both ends open, eight times. */
export function farWeight(rules: AttackRules): number {
  return 8 * tableWeight(rules, 1, 2);
}
