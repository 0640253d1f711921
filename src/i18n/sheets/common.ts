import { sheets } from '../en/sheets/common.ts';
import type { Translated } from '../index.ts';
import { languageOf, type ByLanguage } from '../language.ts';

export type SheetCommonWords = Translated<typeof sheets>;

const WORDS: ByLanguage<SheetCommonWords> = { en: sheets };

/** What is common to figures on large boards; each algorithm's own words are in a file of its own. */
export function sheetCommonWords(lang?: string): SheetCommonWords {
  return WORDS[languageOf(lang)];
}
