import { scanWords as en } from '../en/sheets/scan.ts';
import { languageOf, type ByLanguage } from '../language.ts';

const WORDS: ByLanguage<typeof en> = { en };

/** The words of the figure; in English where a language has no words of its own. */
export function scanWords(lang?: string): typeof en {
  return WORDS[languageOf(lang)];
}
