import { folk } from './en/folk.ts';
import type { FolkWords } from './en/folk.ts';
import { languageOf, type ByLanguage } from './language.ts';

export type { FolkWords } from './en/folk.ts';

/** A file of its own, so that only the lesson on folk strategy loads these words. */
const WORDS: ByLanguage<FolkWords> = { en: folk };

/** What the figures of lesson 2 say; in English where a language has no words of its own. */
export function folkWords(lang?: string): FolkWords {
  return WORDS[languageOf(lang)];
}
