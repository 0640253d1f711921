import type { Rng } from '../core/rng.ts';
import type { Codec } from './codec.ts';
import type { Level } from './contract.ts';

/** What an answer is worth, and what is to be said of it. A right one needs no reason. */
export interface LargeVerdict<Reason> {
  /** 0 … 1: parts of an answer can be right. */
  readonly points: number;
  /** What is wrong, the most telling first; empty if all is right. */
  readonly reasons: readonly Reason[];
}

/**
 * A kind of exercise about a line or a large board. The same contract as `ExerciseKind`: nothing is
 * written by hand but the rules. Each kind has reasons of its own, with the facts that its sentences
 * need.
 */
export interface LargeKind<Params, Answer, Reason> {
  /** In links and results: never change it. */
  readonly id: string;
  /** Goes up when old params or answers would mean something else. */
  readonly version: number;
  readonly params: Codec<Params>;
  readonly answer: Codec<Answer>;
  generate(rng: Rng, level: Level): Params;
  key(params: Params): Answer;
  /** Any answer that `answer` reads, to any exercise that `params` reads: never throws. */
  grade(params: Params, answer: Answer): LargeVerdict<Reason>;
}
