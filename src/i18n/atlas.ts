import { atlasWords, type AtlasWords } from './en/atlas.ts';
import { languageOf, type ByLanguage } from './language.ts';

export type { AtlasWords } from './en/atlas.ts';

const WORDS: ByLanguage<AtlasWords> = { en: atlasWords };

/** What the atlas of positions says. */
export function wordsOfAtlas(lang?: string): AtlasWords {
  return WORDS[languageOf(lang)];
}
