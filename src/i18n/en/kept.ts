import type { KeptProblem } from '../../components/view/assignment/keptProblem.ts';

/** A sentence for each problem with what is kept on the device: every page says it of its own things. */
export type KeptSentences = {
  readonly [Code in KeptProblem['code']]: (problem: Extract<KeptProblem, { code: Code }>) => string;
};

export function keptSentence(sentences: KeptSentences): (problem: KeptProblem) => string {
  // The sentence and the problem have one code, which the compiler cannot follow.
  return (problem) => (sentences[problem.code] as (problem: KeptProblem) => string)(problem);
}
