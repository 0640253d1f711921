import type { Mark } from '../core/types.ts';
import type { Setup } from '../game/setup.ts';
import type { Failure, FolkGoal, FolkPlan } from './plan.ts';

/** The verdicts on a claim. */
export const VERDICTS = ['true', 'false', 'only-if'] as const;
export type FolkVerdict = (typeof VERDICTS)[number];

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
export type FolkProof =
  | { readonly kind: 'plan'; readonly name: string; readonly plan: FolkPlan }
  | ({ readonly kind: 'refutation'; readonly name: string } & Failure);

/** A position to be played out against the best defence. */
export interface FolkDrill {
  readonly start: Setup;
  /** The mark that the reader plays, and what can be reached with it. */
  readonly person: Mark;
  readonly goal: FolkGoal;
}

/** A claim after checking. The first part is the claim itself, the others are its reasons. */
export interface FolkClaim {
  readonly id: number;
  readonly parts: readonly [ClaimPart, ...ClaimPart[]];
  /** At least one. */
  readonly proofs: readonly [FolkProof, ...FolkProof[]];
  readonly drill: FolkDrill;
}

/** True if every case holds, false if none does, and otherwise "only if". */
export function verdictOf({ cases }: ClaimPart): FolkVerdict {
  if (cases.every(({ holds }) => holds)) return 'true';
  return cases.some(({ holds }) => holds) ? 'only-if' : 'false';
}
