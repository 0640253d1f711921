import { gameProblems } from './en/gameProblems.ts';
import { languageOf, type ByLanguage } from './language.ts';

const WORDS: ByLanguage<typeof gameProblems> = { en: gameProblems };

/** What is said of a link or a file of a large board that cannot be used. Loads when there is such a thing. */
export function gameProblemWords(lang?: string): typeof gameProblems {
  return WORDS[languageOf(lang)];
}
