import { playGlass as en, type PlayGlassWords } from './en/playGlass.ts';
import { languageOf, type ByLanguage } from './language.ts';

const WORDS: ByLanguage<PlayGlassWords> = { en };

/** What is spoken and said of the glass box on the page /play/large/. */
export function playGlassWords(lang?: string): PlayGlassWords {
  return WORDS[languageOf(lang)];
}
