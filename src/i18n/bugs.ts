import { bugs as en } from './en/bugs.ts';
import type { Translated } from './index.ts';
import { languageOf, type ByLanguage } from './language.ts';

/** What the lesson about the published code's mistakes says in its figures. */
export type BugWords = Translated<typeof en>;

const WORDS: ByLanguage<BugWords> = { en };

export function bugWords(lang?: string): BugWords {
  return WORDS[languageOf(lang)];
}
