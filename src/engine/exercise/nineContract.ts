import type { RatingRule } from '../bots/ruleRatings.ts';
import type { Rng } from '../core/rng.ts';
import type { Mark, Score } from '../core/types.ts';
import type { Setup } from '../game/setup.ts';
import type { Codec } from './codec.ts';
import type { Level } from './contract.ts';

export type { Level } from './contract.ts';

/** Why an answer got its points. The words for each code are the reader's language's business. */
export type Reason =
  | { readonly code: 'right' }
  /** The game is over in this position, so there is nothing to choose: its score is fixed. */
  | { readonly code: 'game-is-over'; readonly score: Score }
  /** The answer is too bad for the mover, who has a move that is worth more to it. */
  | {
      readonly code: 'mover-has-better';
      readonly mover: Mark;
      readonly cell: number;
      readonly score: Score;
    }
  /** The answer is too good for the mover: this is the best that it can get. */
  | {
      readonly code: 'mover-cannot-get';
      readonly mover: Mark;
      readonly cell: number;
      readonly score: Score;
    }
  | { readonly code: 'cell-is-taken'; readonly cell: number }
  /** A mark here makes so many threats, fewer than the two of a fork. */
  | { readonly code: 'no-fork'; readonly cell: number; readonly threats: number }
  /** It makes two threats, but the other side completes a line first. */
  | { readonly code: 'fork-too-late'; readonly cell: number; readonly threats: number }
  /** A mark here makes so many lines dead, fewer than another cell's. */
  | {
      readonly code: 'kills-fewer';
      readonly cell: number;
      readonly killed: number;
      readonly most: number;
    }
  /** There are more forms of the board than answered, or fewer. */
  | { readonly code: 'other-forms'; readonly more: boolean }
  /** The greatest rule that adds to the cell more often than answered, or less often. */
  | {
      readonly code: 'miscounted';
      readonly cell: number;
      readonly rule: RatingRule;
      readonly more: boolean;
    }
  /** There are more games than answered, or fewer. */
  | { readonly code: 'other-games'; readonly more: boolean }
  /** The call ends with this cell: it is cut there, or no other is left. */
  | {
      readonly code: 'other-last';
      readonly cell: number;
      readonly score: Score;
      readonly sure: Score;
      readonly isCut: boolean;
    }
  /** With so many marks ahead the cell is rated otherwise. */
  | {
      readonly code: 'other-rating';
      readonly cell: number;
      readonly rating: Score;
      readonly limit: number;
    };

/** What shows on the board why an answer is wrong. */
export interface Refutation {
  readonly setup: Setup;
  /** The cells played from there, to the end of the game; empty if it is over already. */
  readonly moves: readonly number[];
  /** The call, from 1, that decides it in the search of `setup`, where the kind is about calls. */
  readonly call?: number;
}

export interface NineVerdict {
  /** 0 … 1. */
  readonly points: number;
  readonly reasons: readonly Reason[];
  readonly refutation?: Refutation;
}

/**
 * A kind of exercise. Nothing of it is written by hand but its rules: `key` is computed, any
 * number of fresh exercises can be made, and every answer as good as the key gets full marks.
 */
export interface NineKind<Params, Answer> {
  /** In links and results: never change it. */
  readonly id: string;
  /** Goes up when old params or answers would mean something else. */
  readonly version: number;
  readonly params: Codec<Params>;
  readonly answer: Codec<Answer>;
  generate(rng: Rng, level: Level): Params;
  key(params: Params): Answer;
  grade(params: Params, answer: Answer): NineVerdict;
}

export const FULL_MARKS: NineVerdict = { points: 1, reasons: [{ code: 'right' }] };

/** A wrong answer, and what shows it. */
export function wrong(reason: Reason, refutation?: Refutation): NineVerdict {
  return { points: 0, reasons: [reason], ...(refutation && { refutation }) };
}
