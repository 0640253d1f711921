import { packagePlayer, type PackagePlayerWords } from './en/packagePlayer.ts';
import { languageOf, type ByLanguage } from './language.ts';

const WORDS: ByLanguage<PackagePlayerWords> = { en: packagePlayer };

/** What is said around the tasks of a package; in English where a language has no words of its own. */
export function packagePlayerWords(lang?: string): PackagePlayerWords {
  return WORDS[languageOf(lang)];
}
