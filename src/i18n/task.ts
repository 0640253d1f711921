import { task } from './en/task.ts';
import type { TaskWords } from './en/task.ts';
import { languageOf, type ByLanguage } from './language.ts';

export type { TaskWords } from './en/task.ts';

const WORDS: ByLanguage<TaskWords> = { en: task };

/** What the frame of one task says, wherever it stands; in English where a language has no words of its own. */
export function taskWords(lang?: string): TaskWords {
  return WORDS[languageOf(lang)];
}
