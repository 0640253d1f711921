import { otherSearches } from './en/otherSearches.ts';
import type { Translated } from './index.ts';
import { languageOf, type ByLanguage } from './language.ts';

export type OtherWords = Translated<typeof otherSearches>;

/** A file of its own, so that a page loads these words only where such a search is shown. */
const WORDS: ByLanguage<OtherWords> = { en: otherSearches };

/** What figures say of the searches beside minimax; in English where a language has no words of its own. */
export function otherWords(lang?: string): OtherWords {
  return WORDS[languageOf(lang)];
}
