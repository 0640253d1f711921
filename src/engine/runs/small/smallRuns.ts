import * as exported from './all.ts';
import type { SmallRun } from './smallRun.ts';

function runsByName(): Readonly<Record<string, SmallRun>> {
  const runs = Object.values(exported).filter((each) => typeof each === 'object');
  return Object.fromEntries(runs.map((run) => [run.name, run]));
}

/**
 * Every algorithm with a linear trace on nine cells, by its name, for tests. A figure imports its own run,
 * so that it loads no other.
 */
export const SMALL_RUNS = /* @__PURE__ */ runsByName();
