import { seldom } from './en/seldom.ts';
import type { Translated } from './index.ts';
import { languageOf, type ByLanguage } from './language.ts';

export type SeldomWords = Translated<typeof seldom>;

/** A file of its own, so that a page loads these words only with the part that says them. */
const WORDS: ByLanguage<SeldomWords> = { en: seldom };

/** Questions and troubles; in English where a language has no words of its own. */
export function seldomWords(lang?: string): SeldomWords {
  return WORDS[languageOf(lang)];
}
