import { paper, type PaperWords } from './en/paper.ts';
import { languageOf, type ByLanguage } from './language.ts';

const WORDS: ByLanguage<PaperWords> = { en: paper };

/** What worksheets say; in English where a language has no words of its own. */
export function paperWords(lang?: string): PaperWords {
  return WORDS[languageOf(lang)];
}
