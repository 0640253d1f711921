import { lineWords as en } from '../en/sheets/line.ts';
import { languageOf, type ByLanguage } from '../language.ts';

const WORDS: ByLanguage<typeof en> = { en };

/** What the figure of one line says; in English where a language has no words of its own. */
export function lineWords(lang?: string): typeof en {
  return WORDS[languageOf(lang)];
}
