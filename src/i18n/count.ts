import { countWords } from './en/count.ts';
import type { CountWords } from './en/count.ts';
import { languageOf, type ByLanguage } from './language.ts';

export type { CountWords } from './en/count.ts';

/** A file of its own, so that only the first lesson loads these words. */
const WORDS: ByLanguage<CountWords> = { en: countWords };

/** What the figures of lesson 1 say; in English where a language has no words of its own. */
export function wordsOfCount(lang?: string): CountWords {
  return WORDS[languageOf(lang)];
}
