import { PLAIN_EVENTS, type PlainEvent, type SearchEvent } from '../../engine/index.ts';
import type { Dictionary } from '../../i18n/index.ts';
import type { OtherWords } from '../../i18n/others.ts';
import type { Sentence, StepFacts } from './types.ts';

/** How the steps of a search are told. */
export interface Telling {
  readonly tag: (kind: SearchEvent) => string;
  readonly sentence: (facts: StepFacts) => Sentence;
}

/** In the words of plain minimax, or in those of the other searches where they are given. */
export function tellingOf(words: Dictionary, others?: OtherWords): Telling {
  if (others) {
    return {
      tag: (kind) => others.tags[kind],
      sentence: (facts) => others.sentence[facts.kind](facts),
    };
  }
  return {
    tag: (kind) => words.tags[plain(kind)],
    sentence: (facts) => words.sentence[plain(facts.kind)](facts),
  };
}

function plain(kind: SearchEvent): PlainEvent {
  const known = PLAIN_EVENTS.find((each) => each === kind);
  if (!known) throw new Error(`the words for "${kind}" are not here`);
  return known;
}
