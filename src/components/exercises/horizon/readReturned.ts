import { HORIZON_SCORES, type Score } from '../../../engine/index.ts';
import { readScore } from '../frame/typedSmall.ts';

/** A score that a search with a guess can return: "+3", "−100", "minus 2". */
export function readReturned(text: string): Score | undefined {
  const score = readScore(text);
  return HORIZON_SCORES.find((each) => each === score);
}
