import { tableLookupWords as en } from '../en/steps/tableLookup.ts';
import { languageOf, type ByLanguage } from '../language.ts';

const WORDS: ByLanguage<typeof en> = { en };

/** What the figure says; in English where a language has no words of its own. */
export function tableLookupWords(lang?: string): typeof en {
  return WORDS[languageOf(lang)];
}
