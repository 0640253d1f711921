import { cellWords as en } from '../en/sheets/cell.ts';
import { languageOf, type ByLanguage } from '../language.ts';

const WORDS: ByLanguage<typeof en> = { en };

/** The words of the figure; in English where a language has no words of its own. */
export function cellWords(lang?: string): typeof en {
  return WORDS[languageOf(lang)];
}
