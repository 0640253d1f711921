import type { Mark } from '../core/types.ts';
import type { Setup } from '../game/setup.ts';
import type { Failure, Goal, Plan } from './plan.ts';

/** What comes of checking a claim. */
export const VERDICTS = ['true', 'false', 'only-if'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** One of the things that a claim says at once: a reply, a cell, a way to understand its words. */
export interface Case {
  /** What it is about: cells 0 to 8, or a name. */
  readonly name: string;
  readonly holds: boolean;
}

/** What a claim says, or a reason that it gives, as the cases that all have to hold. */
export interface Part {
  readonly name: string;
  readonly cases: readonly Case[];
}

/** What shows on the board that a claim is so, or that it is not. */
export type Proof =
  | { readonly kind: 'plan'; readonly name: string; readonly plan: Plan }
  | ({ readonly kind: 'refutation'; readonly name: string } & Failure);

/** A position to be played out against the best defence. */
export interface Drill {
  readonly start: Setup;
  /** The mark that the reader plays, and what can be reached with it. */
  readonly person: Mark;
  readonly goal: Goal;
}

/** What people say, checked. The first part is the claim itself; the others are its reasons. */
export interface Claim {
  readonly id: number;
  readonly parts: readonly [Part, ...Part[]];
  /** At least one. */
  readonly proofs: readonly [Proof, ...Proof[]];
  readonly drill: Drill;
}

/** True if every case holds, false if none does; otherwise true only if … */
export function verdictOf({ cases }: Part): Verdict {
  if (cases.every(({ holds }) => holds)) return 'true';
  return cases.some(({ holds }) => holds) ? 'only-if' : 'false';
}
