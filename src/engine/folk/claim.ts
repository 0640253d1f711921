import type { Mark } from '../core/types.ts';
import type { Setup } from '../game/setup.ts';
import type { Failure, PlanGoal, Plan } from './plan.ts';

/** The verdicts on a claim. */
export const VERDICTS = ['true', 'false', 'only-if'] as const;
export type ClaimVerdict = (typeof VERDICTS)[number];

/** One of the cases of a claim: a reply, a cell, or a reading of its words. */
export interface Case {
  /** What it is about: cells 0 to 8, or a name. */
  readonly name: string;
  readonly holds: boolean;
}

/** The statement of a claim, or one of its reasons, as cases that must all hold. */
export interface ClaimPart {
  readonly name: string;
  readonly cases: readonly Case[];
}

/** What shows on the board that a claim holds or fails. */
export type ClaimProof =
  | { readonly kind: 'plan'; readonly name: string; readonly plan: Plan }
  | ({ readonly kind: 'refutation'; readonly name: string } & Failure);

/** A position to be played out against the best defence. */
export interface Drill {
  readonly start: Setup;
  /** The mark that the reader plays, and what can be reached with it. */
  readonly person: Mark;
  readonly goal: PlanGoal;
}

/** A claim after checking. The first part is the claim itself, the others are its reasons. */
export interface Claim {
  readonly id: number;
  readonly parts: readonly [ClaimPart, ...ClaimPart[]];
  /** At least one. */
  readonly proofs: readonly [ClaimProof, ...ClaimProof[]];
  readonly drill: Drill;
}

/** True if every case holds, false if none does, and otherwise "only if". */
export function verdictOf({ cases }: ClaimPart): ClaimVerdict {
  if (cases.every(({ holds }) => holds)) return 'true';
  return cases.some(({ holds }) => holds) ? 'only-if' : 'false';
}
