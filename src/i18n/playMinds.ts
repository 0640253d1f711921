import { playMinds } from './en/playMinds.ts';
import type { PlayMindsWords } from './en/playMinds.ts';
import { languageOf, type ByLanguage } from './language.ts';

export type { PlayMindsWords } from './en/playMinds.ts';

/** A file of its own, so that these words load with the analysis only. */
const WORDS: ByLanguage<PlayMindsWords> = { en: playMinds };

export function playMindsWords(lang?: string): PlayMindsWords {
  return WORDS[languageOf(lang)];
}
