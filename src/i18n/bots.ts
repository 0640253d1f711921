import { bots } from './en/bots.ts';
import type { BotWords } from './en/bots.ts';
import { languageOf, type ByLanguage } from './language.ts';

export type { BotWords } from './en/bots.ts';

const WORDS: ByLanguage<BotWords> = { en: bots };

/** What players are called; in English where a language has no words of its own. */
export function botWords(lang?: string): BotWords {
  return WORDS[languageOf(lang)];
}
