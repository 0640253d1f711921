import { steps } from '../en/steps/common.ts';
import type { Translated } from '../index.ts';
import { languageOf, type ByLanguage } from '../language.ts';

export type StepCommonWords = Translated<typeof steps>;

const WORDS: ByLanguage<StepCommonWords> = { en: steps };

/** What is common to figures that go straight on; each algorithm's own words are in a file of its own. */
export function stepCommonWords(lang?: string): StepCommonWords {
  return WORDS[languageOf(lang)];
}
