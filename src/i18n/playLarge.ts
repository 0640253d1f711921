import { playLarge as en } from './en/playLarge.ts';
import type { PlayLargeWords } from './en/playLarge.ts';
import { languageOf, type ByLanguage } from './language.ts';

export type { PlayLargeWords } from './en/playLarge.ts';

const WORDS: ByLanguage<PlayLargeWords> = { en };

/** What the page /play/large/ says; in English where a language has no words of its own. */
export function playLargeWords(lang?: string): PlayLargeWords {
  return WORDS[languageOf(lang)];
}
