import * as engine from '../../../src/engine/index.ts';

const RUNS = (Object.values(engine) as readonly unknown[]).filter(
  (each): each is engine.SmallRun | engine.LargeRun =>
    typeof each === 'object' && each !== null && 'run' in each && 'kinds' in each,
);

function byName<Run extends engine.LinearRun>(runs: readonly Run[]): Readonly<Record<string, Run>> {
  return Object.fromEntries(runs.map((run) => [run.name, run]));
}

const isSmall = (run: engine.SmallRun | engine.LargeRun): run is engine.SmallRun =>
  'mostLevel' in run;
const isLarge = (run: engine.SmallRun | engine.LargeRun): run is engine.LargeRun => !isSmall(run);

/** Every algorithm with a linear trace that the engine has, by its name: on nine cells, and on large boards. */
export const SMALL_RUNS = byName(RUNS.filter(isSmall));
export const LARGE_RUNS = byName(RUNS.filter(isLarge));
