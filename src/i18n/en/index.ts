import { frame } from './frame.ts';
import { sentence, tags } from './sentences.ts';

/** What a search's figure says, in English. What only some readers meet is in `seldom.ts`. */
export const en = { ...frame, tags, sentence } as const;
