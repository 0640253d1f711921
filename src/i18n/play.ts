import { play } from './en/play.ts';
import type { PlayWords } from './en/play.ts';
import { languageOf, type ByLanguage } from './language.ts';

export type { PlayWords } from './en/play.ts';

/** A file of its own, so that the first page loads these words and no others. */
const WORDS: ByLanguage<PlayWords> = { en: play };

/** What the board on the first page says; in English where a language has no words of its own. */
export function playWords(lang?: string): PlayWords {
  return WORDS[languageOf(lang)];
}
