import type { StepRun } from './stepRun.ts';
import { finRun } from './steps/fin.ts';
import { menaceRun, tdRun } from './steps/learning.ts';
import { ruleRatingsRun } from './steps/ruleRatings.ts';
import { rulesOfThumbRun } from './steps/rulesOfThumb.ts';
import { tableLookupRun } from './steps/tableLookup.ts';
import { weightedChoiceRun } from './steps/weightedChoice.ts';

/**
 * Every algorithm with a linear trace, for tests and the command line. A figure imports its own from
 * `steps/`, so that it loads no other.
 */
export const STEP_RUNS = {
  fin: finRun,
  ruleRatings: ruleRatingsRun,
  weightedChoice: weightedChoiceRun,
  rulesOfThumb: rulesOfThumbRun,
  tableLookup: tableLookupRun,
  menace: menaceRun,
  temporalDifference: tdRun,
} as const satisfies Readonly<Record<string, StepRun>>;

export type StepRunName = keyof typeof STEP_RUNS;
