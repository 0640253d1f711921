import type { LostSome, StoredProblem } from './stored.ts';

type Problem = StoredProblem<LostSome>;

/** A sentence for each problem with what is stored on the device: every page says it of its own things. */
export type StoredSentences = {
  readonly [Code in Problem['code']]: (problem: Extract<Problem, { code: Code }>) => string;
};

export function storedSentence(sentences: StoredSentences): (problem: Problem) => string {
  // The sentence and the problem have one code, which the compiler cannot follow.
  return (problem) => (sentences[problem.code] as (problem: Problem) => string)(problem);
}
