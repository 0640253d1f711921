import { menaceWords as menaceInEnglish, tdWords as tdInEnglish } from '../en/steps/learning.ts';
import { languageOf, type ByLanguage } from '../language.ts';

const MENACE: ByLanguage<typeof menaceInEnglish> = { en: menaceInEnglish };
const TD: ByLanguage<typeof tdInEnglish> = { en: tdInEnglish };

/** What the figure of a game by matchboxes says; in English where a language has no words of its own. */
export function menaceWords(lang?: string): typeof menaceInEnglish {
  return MENACE[languageOf(lang)];
}

/** What the figure of a game by values says. */
export function tdWords(lang?: string): typeof tdInEnglish {
  return TD[languageOf(lang)];
}
