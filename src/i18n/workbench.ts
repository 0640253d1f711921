import { workbench as en } from './en/workbench.ts';
import type { WorkbenchWords } from './en/workbench.ts';
import { languageOf, type ByLanguage } from './language.ts';

export type { WorkbenchWords } from './en/workbench.ts';

const WORDS: ByLanguage<WorkbenchWords> = { en };

/** What is said while an assignment is put together; loaded with it. */
export function workbenchWords(lang?: string): WorkbenchWords {
  return WORDS[languageOf(lang)];
}
