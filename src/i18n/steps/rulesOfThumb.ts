import { rulesOfThumbWords as en } from '../en/steps/rulesOfThumb.ts';
import { languageOf, type ByLanguage } from '../language.ts';

const WORDS: ByLanguage<typeof en> = { en };

/** What the figure says; in English where a language has no words of its own. */
export function rulesOfThumbWords(lang?: string): typeof en {
  return WORDS[languageOf(lang)];
}
