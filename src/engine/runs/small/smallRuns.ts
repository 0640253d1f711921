import type { SmallRun } from './smallRun.ts';
import { finRun } from './fin.ts';
import { menaceRun, tdRun } from './learning.ts';
import { ruleRatingsRun } from './ruleRatings.ts';
import { rulesOfThumbRun } from './rulesOfThumb.ts';
import { tableLookupRun } from './tableLookup.ts';
import { weightedChoiceRun } from './weightedChoice.ts';

/**
 * Every algorithm with a linear trace on nine cells, for tests and the command line. A figure imports its own
 * run, so that it loads no other.
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
