import { tableWords, type TableWords } from './en/table.ts';
import { languageOf, type ByLanguage } from './language.ts';

export type { TableWords } from './en/table.ts';

const WORDS: ByLanguage<TableWords> = { en: tableWords };

/** What is said about tables of numbers. */
export function wordsOfTables(lang?: string): TableWords {
  return WORDS[languageOf(lang)];
}
