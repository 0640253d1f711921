import type { SearchEvent } from '../../../engine/index.ts';
import { stepperMessages as messages } from '#language/stepper/search/messages';
import type { FactsOf, Sentence, StepFacts } from '../../ui/types.ts';

/** The sentence that a table has for a step. Its kind chooses the entry, which the compiler cannot follow. */
function sentenceOf<Kind extends SearchEvent>(
  table: { readonly [Each in Kind]: (facts: FactsOf<Each>) => Sentence },
  facts: FactsOf<Kind>,
): Sentence {
  return table[facts.kind](facts);
}

/** What is said of a step of a search. */
export const describeStep = (facts: StepFacts): Sentence => sentenceOf(messages.sentence, facts);
