import type { Score, SearchRun, SupposedScores } from '../../../engine/index.ts';
import type { Sentence, StepFacts } from '../../ui/types.ts';

/** A score that goes up to the call above, and changes it. */
export interface Risen {
  readonly node: number;
  readonly before: Score;
  readonly after: Score;
}

/** Scores of finished games that a reader has chosen. */
export interface Supposition {
  /** The search as it is. */
  readonly truth: SearchRun;
  readonly scores: SupposedScores;
  /** The score that was changed last and every call above that returns another one for it, from below. */
  readonly rise: readonly Risen[];
  /** What is said at a step instead of what is said of a true search. */
  readonly sentence: (facts: StepFacts, step: number) => Sentence | undefined;
}
