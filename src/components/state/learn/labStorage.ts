import {
  isPlan,
  newExperiment,
  withPoint,
  type Experiment,
  type Measured,
  type Plan,
  type Point,
} from './experiment.ts';
import { putAside, textsAside } from '../aside.ts';
import { fromBase64Url, makeLearnerBytes, parseLearnerBytes, toBase64Url } from './learnerCode.ts';

/** The experiment of this browser: it is there again after a reload. */
export const LAB_KEY = 'noughtbook.learning';
/** Where the first text that could not be read is kept, so that nothing is lost. */
export const LAB_KEPT_KEY = `${LAB_KEY}.kept`;
const VERSION = 1;

/** What became of the stored experiment, or of storing it. */
export type LabStorageProblem = {
  readonly code: 'unreadable' | 'newer' | 'not-stored' | 'not-aside' | 'elsewhere';
};

export type LabStorage = Pick<Storage, 'getItem' | 'setItem'>;

export interface ReadLab {
  readonly experiment?: Experiment;
  readonly problem?: LabStorageProblem;
}

/** Stores the experiment; says so if the browser does not. Never throws. */
export function writeLab(
  experiment: Experiment,
  storage = browserStorage(),
): LabStorageProblem | undefined {
  try {
    if (!storage) return { code: 'not-stored' };
    storage.setItem(LAB_KEY, makeLab(experiment));
    return undefined;
  } catch {
    return { code: 'not-stored' };
  }
}

/** The stored experiment, if there is one. What cannot be read is put aside. Never throws. */
export function readLab(storage = browserStorage()): ReadLab {
  let text: string | null;
  try {
    text = storage?.getItem(LAB_KEY) ?? null;
  } catch {
    return { problem: { code: 'not-stored' } };
  }
  if (text === null) return {};
  const read = parseLab(text);
  // What cannot be put aside stays where it is: whoever reads this must not store anything then.
  const isLost = read.problem !== undefined && !(storage && putAside(storage, LAB_KEY, text));
  return isLost ? { problem: { code: 'not-aside' } } : read;
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

function parseObject(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? (value as Readonly<Record<string, unknown>>) : undefined;
  } catch {
    return undefined;
  }
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

/** The page's storage; `undefined` where there is none, or where even asking for it is forbidden. */
function browserStorage(): LabStorage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}
