import { EVALUATIONS, type Score } from '../../../engine/index.ts';
import { readScore } from '../frame/typedSmall.ts';

/** A number that an evaluation can be: "+3", "3", "−2", "minus 2". */
export function readGuess(text: string): Score | undefined {
  const score = readScore(text);
  return EVALUATIONS.find((guess) => guess === score);
}
