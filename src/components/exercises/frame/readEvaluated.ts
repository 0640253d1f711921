import { EVALUATED_SCORES, type Score } from '../../../engine/index.ts';
import { readSigned } from './readSigned.ts';

/** A number that an evaluation, or a search with one, can return. */
export const readEvaluated = (text: string): Score | undefined =>
  readSigned(text, EVALUATED_SCORES);
