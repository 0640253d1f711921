import type { SmallRun } from './smallRun.ts';
import { finRun } from './small/fin.ts';
import { menaceRun, tdRun } from './small/learning.ts';
import { ruleRatingsRun } from './small/ruleRatings.ts';
import { rulesOfThumbRun } from './small/rulesOfThumb.ts';
import { tableLookupRun } from './small/tableLookup.ts';
import { weightedChoiceRun } from './small/weightedChoice.ts';

/**
 * Every algorithm with a linear trace, for tests and the command line. A figure imports its own from
 * `steps/`, so that it loads no other.
 */
export const SMALL_RUNS = {
  fin: finRun,
  ruleRatings: ruleRatingsRun,
  weightedChoice: weightedChoiceRun,
  rulesOfThumb: rulesOfThumbRun,
  tableLookup: tableLookupRun,
  menace: menaceRun,
  temporalDifference: tdRun,
} as const satisfies Readonly<Record<string, SmallRun>>;

export type SmallRunName = keyof typeof SMALL_RUNS;
