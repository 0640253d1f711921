import { progress } from './en/progress.ts';
import type { ProgressWords } from './en/progress.ts';
import { languageOf, type ByLanguage } from './language.ts';

export type { ProgressWords } from './en/progress.ts';

const WORDS: ByLanguage<ProgressWords> = { en: progress };

/** What the page /progress/ says; in English where a language has no words of its own. */
export function progressWords(lang?: string): ProgressWords {
  return WORDS[languageOf(lang)];
}
