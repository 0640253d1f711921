import { largeBoard as en } from './en/largeBoard.ts';
import type { Translated } from './index.ts';
import { languageOf, type ByLanguage } from './language.ts';

/** What a large board itself says; what stands in a cell is said by its owner. */
export type LargeBoardWords = Translated<typeof en>;

const WORDS: ByLanguage<LargeBoardWords> = { en };

export function largeBoardWords(lang?: string): LargeBoardWords {
  return WORDS[languageOf(lang)];
}
