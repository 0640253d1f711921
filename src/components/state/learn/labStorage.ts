import { parseObject } from '../../../engine/index.ts';
import {
  isPlan,
  newExperiment,
  withPoint,
  type Experiment,
  type Measured,
  type Plan,
  type Point,
} from './experiment.ts';
import { keepText, localStore, type TextStore } from '../browserStore.ts';
import { readKept } from '../keptText.ts';
import { fromBase64Url, toBase64Url } from '../packedBytes.ts';
import { textsAside } from '../textsAside.ts';
import { makeLearnerBytes, parseLearnerBytes } from './learnerCode.ts';

/** The experiment of this browser: it is there again after a reload. */
export const LAB_KEY = 'noughtbook.learning';
/** Where the first text that could not be read is kept, so that nothing is lost. */
export const LAB_KEPT_KEY = `${LAB_KEY}.kept`;
const VERSION = 1;

/** What became of the stored experiment, or of storing it. */
export type LabStorageProblem = {
  readonly code: 'unreadable' | 'newer' | 'not-stored' | 'not-aside' | 'elsewhere';
};

interface ReadLab {
  readonly experiment?: Experiment;
  readonly problem?: LabStorageProblem;
}

/** Stores the experiment; says so if the browser does not. Never throws. */
export function writeLab(
  experiment: Experiment,
  storage: TextStore | undefined = localStore(),
): LabStorageProblem | undefined {
  return keepText(storage, LAB_KEY, makeLab(experiment)) ? undefined : { code: 'not-stored' };
}

/** The stored experiment, if there is one. What cannot be read is put aside. Never throws. */
export function readLab(storage: TextStore | undefined = localStore()): ReadLab {
  // Without a store there is nothing to tell before something should be stored.
  if (!storage) return {};
  return readKept<LabStorageProblem, ReadLab>(storage, LAB_KEY, {
    nothing: {},
    parse: parseLab,
    trouble: (code) => ({ code }),
  });
}

/** What was put aside here, the oldest first. */
export function labsAside(): readonly string[] {
  return textsAside(LAB_KEY);
}

export function makeLab({ plan, learners, points }: Experiment): string {
  const runs = learners.map((learner) => toBase64Url(makeLearnerBytes(learner)));
  return JSON.stringify({ v: VERSION, plan, runs, points });
}

export function parseLab(text: string): ReadLab {
  const found = parseObject(text);
  const version = found?.['v'];
  if (typeof version === 'number' && version > VERSION) return { problem: { code: 'newer' } };
  const experiment = found && version === VERSION ? experimentIn(found) : undefined;
  return experiment ? { experiment } : { problem: { code: 'unreadable' } };
}

function experimentIn(found: Readonly<Record<string, unknown>>): Experiment | undefined {
  const plan = found['plan'] as Plan | undefined;
  const { runs, points } = found;
  try {
    if (!plan || !isPlan(plan) || !Array.isArray(runs) || runs.length !== plan.runs)
      return undefined;
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
    return { plan, learners, points: pointsIn(points, plan.runs) };
  } catch {
    return undefined;
  }
}

/** A curve is a picture of the past: what of it cannot be read is left out. */
function pointsIn(points: unknown, runs: number): readonly Point[] {
  if (!Array.isArray(points)) return [];
  return (points as readonly Point[])
    .filter((point) => isPoint(point, runs))
    .reduce<readonly Point[]>((all, point) => withPoint(all, point), []);
}

function isPoint(point: unknown, runs: number): point is Point {
  const { games, chances } = (point ?? {}) as Partial<Point>;
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
