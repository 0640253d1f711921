import { pupil } from './en/pupil.ts';
import type { PupilWords } from './en/pupil.ts';
import { languageOf, type ByLanguage } from './language.ts';

export type { PupilWords, WorkStage } from './en/pupil.ts';

const WORDS: ByLanguage<PupilWords> = { en: pupil };

/** What the page /do/ says; in English where a language has no words of its own. */
export function pupilWords(lang?: string): PupilWords {
  return WORDS[languageOf(lang)];
}
