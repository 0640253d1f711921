import {
  LEARNS,
  MOST_SEED,
  isScheme,
  newLearner,
  parseBot,
  type Learner,
  type Learns,
  type Scheme,
  type Chances,
} from '../../engine/index.ts';

/** How many tables are taught side by side, each with a seed of its own. */
export const RUN_COUNTS = [1, 5, 10, 20] as const;

/** What an experiment is made with. It is never changed: another one is begun instead. */
export interface ExperimentPlan {
  readonly scheme: Scheme;
  readonly learns: Exclude<Learns, 'itself'>;
  readonly rival: Rival;
  /** The first table's; the next have the seeds that follow. */
  readonly seed: number;
  readonly runs: number;
}

/** The sides that a reader may choose: a table against itself plays both. */
export const SIDES_TO_LEARN = LEARNS.filter((learns) => learns !== 'itself');

/** Some games in a row by the same rules. */
export interface Stint {
  readonly games: number;
  /** A bad teacher's: what loses is praised, what wins is punished. */
  readonly isBad: boolean;
}

/** How all tables fared after so many games. */
export interface ExperimentPoint {
  readonly games: number;
  /** By run. */
  readonly chances: readonly Measured[];
}

/** Tables that learn side by side, and how they have fared on the way. */
export interface Experiment {
  readonly plan: ExperimentPlan;
  readonly learners: readonly Learner[];
  readonly points: readonly ExperimentPoint[];
  /**
   * Everything that the tables have learnt, if it was games of the worker alone: plan and stints then make the
   * same tables again.
   */
  readonly stints?: readonly Stint[] | undefined;
}

/** Whether every part of a plan is one that can be worked with. */
export function isPlan({ scheme, learns, rival, seed, runs }: ExperimentPlan): boolean {
  return (
    isScheme(scheme) &&
    SIDES_TO_LEARN.includes(learns) &&
    (rival === ITSELF || parseBot(rival) !== undefined) &&
    Number.isInteger(seed) &&
    seed >= 0 &&
    seed <= MOST_SEED &&
    RUN_COUNTS.some((count) => count === runs)
  );
}

/** Tables that know nothing yet. */
export function newExperiment(plan: ExperimentPlan): Experiment {
  const learns = plan.rival === ITSELF ? 'itself' : plan.learns;
  const learners = Array.from({ length: plan.runs }, (_, run) =>
    newLearner(plan.scheme, learns, (plan.seed + run) % (MOST_SEED + 1)),
  );
  return { plan, learners, points: [], stints: [] };
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

/** What has become of one table: its numbers, and how it fares. */
export interface RunReport {
  readonly games: number;
  readonly entries: Int32Array<ArrayBuffer>;
  readonly chances: Measured;
}

/** What has become of all tables. */
export interface TrainingReport {
  readonly runs: readonly RunReport[];
  /** What all tables together took to play and to learn; measuring them is not counted. */
  readonly milliseconds: number;
}
