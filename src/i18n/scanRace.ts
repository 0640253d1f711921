import { scanRace as en } from './en/scanRace.ts';
import type { Translated } from './index.ts';
import { languageOf, type ByLanguage } from './language.ts';

/** What the two scans side by side say. */
export type ScanRaceWords = Translated<typeof en>;

const WORDS: ByLanguage<ScanRaceWords> = { en };

export function scanRaceWords(lang?: string): ScanRaceWords {
  return WORDS[languageOf(lang)];
}
