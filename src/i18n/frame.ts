import { frame as en } from './en/frame.ts';
import type { Translated } from './index.ts';
import { languageOf, type ByLanguage } from './language.ts';

/** What every figure's frame needs of the words; the whole `Dictionary` will do. */
export type FrameWords = Translated<typeof en>;

const WORDS: ByLanguage<FrameWords> = { en };

/** The frame's words alone, for figures with sentences of their own. */
export function frameWords(lang?: string): FrameWords {
  return WORDS[languageOf(lang)];
}
