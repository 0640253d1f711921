import { workshop as en } from './en/workshop.ts';
import type { WorkshopWords } from './en/workshop.ts';
import { languageOf, type ByLanguage } from './language.ts';

export type { WorkshopWords } from './en/workshop.ts';

const WORDS: ByLanguage<WorkshopWords> = { en };

/** What the first screen of /teach/ says; in English where a language has no words of its own. */
export function workshopWords(lang?: string): WorkshopWords {
  return WORDS[languageOf(lang)];
}
