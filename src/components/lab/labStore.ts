import { fromBase64Url, toBase64Url } from '../../engine/index.ts';
import { stored } from '../platform/stored.ts';
import {
  isPlan,
  newExperiment,
  withPoint,
  type Experiment,
  type Measured,
  type ExperimentPlan,
  type ExperimentPoint,
  type Stint,
} from './experiment.ts';
import { makeLearnerBytes, parseLearnerBytes } from './learnerCode.ts';

/** The experiment of this browser: it is there again after a reload. */
export const labStore = stored<Experiment | undefined>('noughtbook.learning', {
  empty: undefined,
  read: experimentIn,
  write: ({ plan, learners, points, stints }) => ({
    plan,
    stints,
    runs: learners.map((learner) => toBase64Url(makeLearnerBytes(learner))),
    points,
  }),
});

/** Throws, or gives nothing, where the fields are no experiment. */
function experimentIn(found: Readonly<Record<string, unknown>>): Experiment | undefined {
  const plan = found['plan'] as ExperimentPlan | undefined;
  const { runs, points, stints } = found;
  if (!plan || !isPlan(plan) || !Array.isArray(runs) || runs.length !== plan.runs) return undefined;
  const fresh = newExperiment(plan);
  const learners = runs.map((code: unknown, run) => {
    const bytes = typeof code === 'string' ? fromBase64Url(code) : undefined;
    const learner = bytes && parseLearnerBytes(bytes);
    if (!learner?.ok) throw new TypeError('a table is not one');
    // The plan and the tables must speak of the same thing.
    const wanted = fresh.learners[run];
    const { scheme, learns, seed } = learner.value;
    const isSame =
      JSON.stringify([scheme, learns, seed]) ===
      JSON.stringify([wanted?.scheme, wanted?.learns, wanted?.seed]);
    if (!isSame) throw new TypeError('a table of another plan');
    return learner.value;
  });
  return {
    plan,
    learners,
    points: pointsIn(points, plan.runs),
    stints: stintsIn(stints, learners[0]?.games),
  };
}

/** Without them the tables travel bead by bead. */
function stintsIn(stints: unknown, games: number | undefined): readonly Stint[] | undefined {
  if (!Array.isArray(stints)) return undefined;
  const read = (stints as readonly Stint[]).map(({ games: each, isBad }) => ({
    games: each,
    isBad,
  }));
  const isSound = read.every(
    ({ games: each, isBad }) => Number.isInteger(each) && each > 0 && typeof isBad === 'boolean',
  );
  return isSound && read.reduce((sum, each) => sum + each.games, 0) === games ? read : undefined;
}

/** A curve is a picture of the past: what of it cannot be read is left out. */
function pointsIn(points: unknown, runs: number): readonly ExperimentPoint[] {
  if (!Array.isArray(points)) return [];
  return (points as readonly ExperimentPoint[])
    .filter((point) => isPoint(point, runs))
    .reduce<readonly ExperimentPoint[]>((all, point) => withPoint(all, point), []);
}

function isPoint(point: unknown, runs: number): point is ExperimentPoint {
  const { games, chances } = (point ?? {}) as Partial<ExperimentPoint>;
  return (
    Number.isInteger(games) &&
    Array.isArray(chances) &&
    chances.length === runs &&
    chances.every((measured: Measured | null) =>
      Object.values(measured ?? {}).every((each) =>
        [each.win, each.draw, each.loss].every((share) => share >= 0 && share <= 1),
      ),
    )
  );
}
