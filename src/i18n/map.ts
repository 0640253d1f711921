import { mapWords, type MapWords } from './en/map.ts';
import { languageOf, type ByLanguage } from './language.ts';

export type { MapOutcome, MapWords } from './en/map.ts';

const WORDS: ByLanguage<MapWords> = { en: mapWords };

/** What the map of best play says. */
export function wordsOfMap(lang?: string): MapWords {
  return WORDS[languageOf(lang)];
}
