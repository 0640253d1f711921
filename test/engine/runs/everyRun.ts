import * as large from '../../../src/engine/runs/largeRuns.ts';
import * as learning from '../../../src/engine/runs/learning.ts';
import { renjuRun } from '../../../src/engine/runs/renju.ts';
import * as small from '../../../src/engine/runs/smallRuns.ts';
import type { LargeRun, LinearRun, SmallRun } from '../../../src/engine/index.ts';

/** The runs among what a module exports, each by its name without `Run`. */
function runsOf<Run extends LinearRun>(modules: object): Readonly<Record<string, Run>> {
  const named = Object.entries(modules).filter(([name]) => name.endsWith('Run'));
  return Object.fromEntries(named.map(([name, run]) => [name.slice(0, -3), run as Run]));
}

/** Every algorithm with a linear trace that the engine has, by its name: on nine cells, and on large boards. */
export const SMALL_RUNS = runsOf<SmallRun>({ ...small, ...learning });
export const LARGE_RUNS = runsOf<LargeRun>({ ...large, renjuRun });
