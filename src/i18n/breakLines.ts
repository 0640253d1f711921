import { breakLines as en } from './en/breakLines.ts';
import type { Translated } from './index.ts';
import { languageOf, type ByLanguage } from './language.ts';

/** What the figure about breakpoints says. */
export type BreakLinesWords = Translated<typeof en>;

const WORDS: ByLanguage<BreakLinesWords> = { en };

export function breakLinesWords(lang?: string): BreakLinesWords {
  return WORDS[languageOf(lang)];
}
