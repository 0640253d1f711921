import { learning, type LearningWords } from './en/learning.ts';
import { languageOf, type ByLanguage } from './language.ts';

export type { LearningWords } from './en/learning.ts';

/** A file of its own, so that only the laboratory loads these words. */
const WORDS: ByLanguage<LearningWords> = { en: learning };

/** What is said about tables that learn; in English where a language has no words of its own. */
export function learningWords(lang?: string): LearningWords {
  return WORDS[languageOf(lang)];
}
