import { arena } from './en/arena.ts';
import type { ArenaWords } from './en/arena.ts';
import { languageOf, type ByLanguage } from './language.ts';

export type { ArenaWords } from './en/arena.ts';

const WORDS: ByLanguage<ArenaWords> = { en: arena };

/** What the arena says; in English where a language has no words of its own. */
export function arenaWords(lang?: string): ArenaWords {
  return WORDS[languageOf(lang)];
}
