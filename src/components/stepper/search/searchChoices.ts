import {
  DEPTHS,
  MOST_SEED,
  MOVE_ORDERS,
  O,
  TIE_RULES,
  X,
  markName,
} from '../../../engine/index.ts';

/** What can be chosen for a search, in the order in which it is offered. */
export const COMPUTER_SIDES = [X, O].map((mark) => ({ mark, name: markName(mark) }));
export const CELL_ORDERS = MOVE_ORDERS;
export const TIES = TIE_RULES;
export const DEPTH_LIMITS = DEPTHS;

/** Why a text is not a seed. */
export const SEED_PROBLEMS = ['empty', 'not-whole', 'too-large'] as const;
export type SeedProblem = (typeof SEED_PROBLEMS)[number];

/** Reads a seed as a person types one; blanks around and between the digits do not matter. */
export function parseSeed(text: string): number | SeedProblem {
  const digits = text.replace(/\s/g, '');
  if (digits === '') return 'empty';
  if (!/^\d+$/.test(digits)) return 'not-whole';
  const seed = Number(digits);
  return seed <= MOST_SEED ? seed : 'too-large';
}

export function makeSeed(seed: number): string {
  return String(seed);
}
