/** Empty cells or marks that an attack's end may have open: none, one or two. */
export type Potential = 0 | 1 | 2;

/** The weights of an attack of one power, by its potential. */
export type PotentialWeights = readonly [none: number, one: number, two: number];

/**
 * Everything about the bot that can be turned: nothing of it is written anywhere else. The readable
 * definition and the fast one both take it, and the glass box lets a reader change it.
 */
export interface AttackRules {
  /** Entry p − 1 is for attacks of power p; the last one for powers of five and more. */
  readonly weights: readonly PotentialWeights[];
  /** Added for each five of the side to move: finishing comes before defending. */
  readonly finish: number;
  /** Added once if one mark makes two breakpoints or more. */
  readonly doubleThreat: number;
  /** Whether side attacks count ("ragged" attacks), divided by their distance. */
  readonly ragged: boolean;
}

/** The greatest power that the table tells apart: five and more are alike. */
export const MOST_POWER = 5;

/** The numbers of the article, found by trial, as its author says (ALGORITHMS, section 7). */
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

/** What a cell weighs that has nothing near: a lone mark with both ends open, eight times. */
export function farWeight(rules: AttackRules): number {
  return 8 * tableWeight(rules, 1, 2);
}
