import { glass as en } from './en/glass.ts';
import type { Translated } from './index.ts';
import { languageOf, type ByLanguage } from './language.ts';

/** What the glass box says; its host says whose board it is. */
export type GlassWords = Translated<typeof en>;

const WORDS: ByLanguage<GlassWords> = { en };

export function glassWords(lang?: string): GlassWords {
  return WORDS[languageOf(lang)];
}
