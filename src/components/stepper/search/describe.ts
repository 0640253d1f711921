import {
  PLAIN_EVENTS,
  type PlainEvent,
  type SearchEvent,
  type SearchName,
} from '../../../engine/index.ts';
import { stepperMessages as messages } from '#language/stepper/search/messages';
import { otherSearchMessages as others } from '#language/stepper/search/otherSearches';
import type { FactsOf, Sentence, StepFacts } from '../../ui/types.ts';

/** How the steps of a search are described. */
export interface StepDescriber {
  readonly tag: (kind: SearchEvent) => string;
  readonly sentence: (facts: StepFacts) => Sentence;
}

/** The sentence that a table has for a step. Its kind chooses the entry, which the compiler cannot follow. */
function sentenceOf<Kind extends SearchEvent>(
  table: { readonly [Each in Kind]: (facts: FactsOf<Each>) => Sentence },
  facts: FactsOf<Kind>,
): Sentence {
  return table[facts.kind](facts);
}

/** In the words of plain minimax, or in those of the other searches. */
export function stepDescriber(search: SearchName): StepDescriber {
  if (search !== 'minimax') {
    return {
      tag: (kind) => others.tags[kind],
      sentence: (facts) => sentenceOf(others.sentence, facts),
    };
  }
  return {
    tag: (kind) => messages.tags[plain(kind)],
    sentence: (facts) => sentenceOf(messages.sentence, { ...facts, kind: plain(facts.kind) }),
  };
}

function plain(kind: SearchEvent): PlainEvent {
  const known = PLAIN_EVENTS.find((each) => each === kind);
  if (!known) throw new Error(`the messages for "${kind}" are not here`);
  return known;
}
