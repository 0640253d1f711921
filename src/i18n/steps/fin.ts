import { finWords as en } from '../en/steps/fin.ts';
import { languageOf, type ByLanguage } from '../language.ts';

const WORDS: ByLanguage<typeof en> = { en };

/** What the win check says; in English where a language has no words of its own. */
export function finWords(lang?: string): typeof en {
  return WORDS[languageOf(lang)];
}
