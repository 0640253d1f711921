import { HORIZON_SCORES, type Score } from '../../../engine/index.ts';
import { readSigned } from '../frame/readSigned.ts';

/** A score that a search with a guess can return. */
export const readReturned = (text: string): Score | undefined => readSigned(text, HORIZON_SCORES);
