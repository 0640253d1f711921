import {
  LEARNS,
  MOST_OF_A_KIND,
  MOST_SEED,
  ONE,
  fromBase64Url,
  isScheme,
  makeProvenance,
  newLearner,
  parseBot,
  parseProvenance,
  toBase64Url,
  type Chances,
  type Learner,
  type Learns,
  type Scheme,
} from '../../engine/index.ts';
import { withCrc, withoutCrc, type Bytes } from '../platform/packedBytes.ts';
import { stored } from '../platform/stored.ts';

/** What an experiment is made with. It is never changed: another one is begun instead. */
export interface ExperimentPlan {
  readonly scheme: Scheme;
  readonly learns: Exclude<Learns, 'itself'>;
  readonly rival: Rival;
  readonly seed: number;
}

/** The sides that a reader may choose: a table against itself plays both. */
export const SIDES_TO_LEARN = LEARNS.filter((learns) => learns !== 'itself');

/** Some games in a row by the same rules. */
export interface Stint {
  readonly games: number;
  /** A bad teacher's: what loses is praised, what wins is punished. */
  readonly isBad: boolean;
}

/** How the table fared after so many games. */
export interface ExperimentPoint {
  readonly games: number;
  readonly chances: Measured;
}

/** A table that learns, and how it has fared on the way. */
export interface Experiment {
  readonly plan: ExperimentPlan;
  readonly learner: Learner;
  readonly points: readonly ExperimentPoint[];
  /**
   * Everything that the table has learnt, if it was games of the worker alone: plan and stints then make the
   * same table again.
   */
  readonly stints?: readonly Stint[] | undefined;
}

/** Whether every part of a plan is one that can be worked with. */
export function isPlan({ scheme, learns, rival, seed }: ExperimentPlan): boolean {
  return (
    isScheme(scheme) &&
    SIDES_TO_LEARN.includes(learns) &&
    (rival === ITSELF || parseBot(rival) !== undefined) &&
    Number.isInteger(seed) &&
    seed >= 0 &&
    seed <= MOST_SEED
  );
}

/** A table that knows nothing yet. */
export function newExperiment(plan: ExperimentPlan): Experiment {
  const learns = plan.rival === ITSELF ? 'itself' : plan.learns;
  return { plan, learner: newLearner(plan.scheme, learns, plan.seed), points: [], stints: [] };
}

/** So many games more; those by the same rules as the last are one stint with them. */
export function withStint(stints: readonly Stint[], { games, isBad }: Stint): readonly Stint[] {
  const last = stints.at(-1);
  if (last?.isBad !== isBad) return [...stints, { games, isBad }];
  return [...stints.slice(0, -1), { games: last.games + games, isBad }];
}

/** Points that are kept at the most. */
const MOST_POINTS = 120;

/** One point more. When they are too many, every second goes; the first and the last stay. */
export function withPoint(
  points: readonly ExperimentPoint[],
  point: ExperimentPoint,
): readonly ExperimentPoint[] {
  const before = points.filter(({ games }) => games < point.games);
  const all = [...before, point];
  if (all.length <= MOST_POINTS) return all;
  return all.filter((_, at) => at % 2 === 0 || at === all.length - 1);
}

/** The points up to a number of games, after one has been taken back. */
export function pointsUpTo(
  points: readonly ExperimentPoint[],
  games: number,
): readonly ExperimentPoint[] {
  return points.filter((point) => point.games <= games);
}

/** Whom a table learns against: a player by its name (`makeBot`), or itself. */
export type Rival = string;
export const ITSELF: Rival = 'itself';

/** How a table fares against a yardstick, exactly. */
export type Measured = Readonly<Record<string, Chances>>;

/** What has become of a table: its numbers, and how it fares. */
export interface TrainingReport {
  readonly games: number;
  readonly entries: Int32Array<ArrayBuffer>;
  readonly chances: Measured;
}

/** The experiment of this browser: it is there again after a reload. */
export const labStore = stored<Experiment | undefined>('noughtbook.learning', {
  empty: undefined,
  read: experimentIn,
  write: ({ plan, learner, points, stints }) => ({
    plan,
    stints,
    runs: [toBase64Url(makeLearnerBytes(learner))],
    points,
  }),
});

/** Throws, or gives nothing, where the fields are no experiment. */
function experimentIn(found: Readonly<Record<string, unknown>>): Experiment | undefined {
  const plan = found['plan'] as ExperimentPlan | undefined;
  const { runs, points, stints } = found;
  if (!plan || !isPlan(plan) || !Array.isArray(runs)) return undefined;
  const [code] = runs as readonly unknown[];
  const bytes = typeof code === 'string' ? fromBase64Url(code) : undefined;
  const learner = bytes && parseLearnerBytes(bytes);
  // The plan and the table must speak of the same thing.
  const sameOf = ({ scheme, learns, seed }: Learner) => JSON.stringify([scheme, learns, seed]);
  if (!learner || sameOf(learner) !== sameOf(newExperiment(plan).learner)) return undefined;
  return { plan, learner, points: pointsIn(points), stints: stintsIn(stints, learner.games) };
}

/** Without them no link says how the table was taught. */
function stintsIn(stints: unknown, games: number): readonly Stint[] | undefined {
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
function pointsIn(points: unknown): readonly ExperimentPoint[] {
  if (!Array.isArray(points)) return [];
  return (points as readonly unknown[])
    .filter(isPoint)
    .reduce<readonly ExperimentPoint[]>((all, point) => withPoint(all, point), []);
}

function isPoint(point: unknown): point is ExperimentPoint {
  const { games, chances } = (point ?? {}) as Partial<ExperimentPoint>;
  return (
    Number.isInteger(games) &&
    chances?.['random'] !== undefined &&
    Object.values(chances).every(({ win, draw, loss }) =>
      [win, draw, loss].every((share) => share >= 0 && share <= 1),
    )
  );
}

/**
 * A learner in as few bytes as can be, for the browser's storage: the length of a head in UTF-8, the head
 * ("menace start=…"), how each number differs from the one that a new table would have there (zigzag, in
 * groups of seven bits), and a CRC-32 of all that.
 */
export function makeLearnerBytes(learner: Learner): Bytes {
  const head = new TextEncoder().encode(makeProvenance(learner));
  const bytes: number[] = [head.length, ...head];
  const fresh = newLearner(learner.scheme, learner.learns, learner.seed).entries;
  learner.entries.forEach((entry, at) => {
    const difference = entry - (fresh[at] as number);
    let zigzag = difference < 0 ? -2 * difference - 1 : 2 * difference;
    for (; zigzag >= 0x80; zigzag = Math.floor(zigzag / 0x80)) bytes.push((zigzag % 0x80) + 0x80);
    bytes.push(zigzag);
  });
  return withCrc(bytes);
}

/** Reads such bytes; nothing if any of them is not as it was written. */
export function parseLearnerBytes(bytes: Uint8Array): Learner | undefined {
  const body = withoutCrc(bytes);
  if (!body || body.length < 2) return undefined;
  const from = 1 + (body[0] as number);
  const learner = parseProvenance(new TextDecoder().decode(body.subarray(1, from)));
  return learner && addDifferences(learner, body.subarray(from)) ? learner : undefined;
}

/** False if there are too few numbers, too many, or one that no table can hold. */
function addDifferences({ entries, scheme }: Learner, bytes: Uint8Array): boolean {
  const least = scheme.kind === 'menace' ? 0 : -ONE;
  const most = scheme.kind === 'menace' ? MOST_OF_A_KIND : ONE;
  let at = 0;
  for (let entry = 0; entry < entries.length; entry++) {
    let zigzag = 0;
    let unit = 1;
    for (;;) {
      const byte = bytes[at++];
      if (byte === undefined || unit > 0x80 ** 5) return false;
      zigzag += (byte & 0x7f) * unit;
      unit *= 0x80;
      if (byte < 0x80) break;
    }
    const difference = zigzag % 2 === 1 ? -(zigzag + 1) / 2 : zigzag / 2;
    const value = (entries[entry] as number) + difference;
    if (value < least || value > most) return false;
    entries[entry] = value;
  }
  return at === bytes.length;
}
