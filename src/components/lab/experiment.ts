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
