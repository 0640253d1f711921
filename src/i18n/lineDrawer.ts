import { lineDrawer as en } from './en/lineDrawer.ts';
import type { Translated } from './index.ts';
import { languageOf, type ByLanguage } from './language.ts';

/** What a line to draw on says. */
export type LineDrawerWords = Translated<typeof en>;

const WORDS: ByLanguage<LineDrawerWords> = { en };

export function lineDrawerWords(lang?: string): LineDrawerWords {
  return WORDS[languageOf(lang)];
}
