import { gradebook as en } from './en/gradebook.ts';
import type { GradebookWords } from './en/gradebook.ts';
import { languageOf, type ByLanguage } from './language.ts';

export type { GradebookWords } from './en/gradebook.ts';

const WORDS: ByLanguage<GradebookWords> = { en };

/** What the gradebook says; in English where a language has no words of its own. */
export function gradebookWords(lang?: string): GradebookWords {
  return WORDS[languageOf(lang)];
}
