import { count, formatScore, spoken } from './grammar.ts';
import { prediction } from './prediction.ts';
import { explainProblem } from './problems.ts';
import { sentence, tags } from './sentences.ts';
import { stepper } from './stepper.ts';
import { addressProblem, followProblem, settingsProblem, workerProblem } from './troubles.ts';

/** Everything that the figures say, in English. */
export const en = {
  /** The language tag, for `lang` and for formats. */
  lang: 'en',
  count,
  score: formatScore,
  spoken,
  tags,
  sentence,
  stepper,
  prediction,
  /** What is wrong with a position that somebody wrote or drew. */
  problem: explainProblem,
  followProblem,
  addressProblem,
  settingsProblem,
  workerProblem,
} as const;
