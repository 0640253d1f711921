import { EVALUATIONS, type Score } from '../../../engine/index.ts';
import { readSigned } from '../frame/readSigned.ts';

/** A number that an evaluation can be. */
export const readGuess = (text: string): Score | undefined => readSigned(text, EVALUATIONS);
