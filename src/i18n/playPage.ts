import { playPage } from './en/playPage.ts';
import type { PlayPageWords } from './en/playPage.ts';
import { languageOf, type ByLanguage } from './language.ts';

export type { PlayPageWords } from './en/playPage.ts';

const WORDS: ByLanguage<PlayPageWords> = { en: playPage };

/** What the page /play/ and its tasks say; in English where a language has no words of its own. */
export function playPageWords(lang?: string): PlayPageWords {
  return WORDS[languageOf(lang)];
}
