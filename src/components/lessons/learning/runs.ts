import {
  MENACE,
  TD,
  Trainer,
  boxesOf,
  kindsIn,
  startOf,
  chancesOf,
  newLearner,
  parseBot,
  policyOf,
  policyTable,
  type Chances,
  type Learner,
  type Learns,
  type PolicyTable,
  type Scheme,
  emptySetup,
  smallInput,
} from '../../../engine/index.ts';
import { once } from '../parts/ask.ts';

/** How the tables of one moment are spread. */
export interface Spread {
  readonly least: number;
  readonly low: number;
  readonly median: number;
  readonly high: number;
  readonly most: number;
}

/** The value below which such a share of all lies, between neighbours in proportion. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (sorted.length - 1) * share;
  const [low, high] = [sorted[Math.floor(at)] ?? 0, sorted[Math.ceil(at)] ?? 0];
  return low + (high - low) * (at - Math.floor(at));
}

export function spreadOf(values: readonly number[]): Spread {
  return {
    least: quantile(values, 0),
    low: quantile(values, 0.25),
    median: quantile(values, 0.5),
    high: quantile(values, 0.75),
    most: quantile(values, 1),
  };
}

/** The experiments that lesson `learning` tells of. Each is made once a build, and is the same in every build. */
export const LESSON_GAMES = 20_000;
export const SEEDS = 20;
const seeds = Array.from({ length: SEEDS }, (_, at) => at + 1);

const players = new Map<string, PolicyTable>();

/** A player of the register, asked for every position once. */
export function player(name: string): PolicyTable {
  const known = players.get(name);
  if (known) return known;
  const spec = parseBot(name);
  if (!spec) throw new Error(`There is no player "${name}".`);
  const table = policyTable((setup) => policyOf(spec, setup));
  players.set(name, table);
  return table;
}

export function trained(
  scheme: Scheme,
  learns: Learns,
  rival: string,
  seed: number,
  games = LESSON_GAMES,
): Learner {
  const learner = newLearner(scheme, learns, seed);
  new Trainer(learner, learns === 'itself' ? undefined : player(rival)).play(games);
  return learner;
}

/** Before which numbers of games the curves are measured. */
const MOMENTS = [
  0,
  200,
  500,
  1000,
  2000,
  3000,
  4000,
  6000,
  8000,
  10_000,
  12_500,
  15_000,
  17_500,
  LESSON_GAMES,
];

/** A moment of twenty tables: how their losses are spread. */
export interface Moment {
  readonly games: number;
  readonly loss: Spread;
  /** One table's own loss: the first seed's. */
  readonly one: number;
}

function curveOf(scheme: Scheme): readonly Moment[] {
  const learners = seeds.map((seed) => newLearner(scheme, 'first', seed));
  const trainers = learners.map((learner) => new Trainer(learner, player('random')));
  return MOMENTS.map((games) => {
    trainers.forEach((trainer, at) => trainer.play(games - (learners[at] as Learner).games));
    const chances = learners.map((learner) => chancesOf(learner, player('random')));
    return {
      games,
      loss: spreadOf(chances.map(({ loss }) => loss)),
      one: (chances[0] as Chances).loss,
    };
  });
}

/** Twenty tables that move first and learn against random. */
export const menaceCurve = once(() => curveOf(MENACE));
export const tdCurve = once(() => curveOf(TD));

/** The one table of the opening: seed 1, moving first, against random. */
export const opening = once(() => {
  const learner = trained(MENACE, 'first', 'random', 1);
  const fresh = newLearner(MENACE, 'first', 1);
  const against = player('random');
  return {
    fresh,
    learner,
    before: chancesOf(fresh, against),
    after: chancesOf(learner, against),
  };
});

/** Whom a table learns against, and against whom it is measured afterwards. */
const TEACHERS = ['random', 'minimax', 'rules-of-thumb', 'itself'] as const;
export type TeacherName = (typeof TEACHERS)[number];
export const JUDGES = ['random', 'minimax'] as const;
export type Judge = (typeof JUDGES)[number];

export interface Schooling {
  readonly teacher: TeacherName;
  readonly loss: Readonly<Record<Judge, Spread>>;
}

/** Tables for each teacher: fewer than for the curves, because there are many teachers. */
export const PUPILS = 10;

/** Ten tables each that learn to play both sides. */
export const menaceSchooling = once((): readonly Schooling[] =>
  TEACHERS.map((teacher) => {
    const learners = seeds
      .slice(0, PUPILS)
      .map((seed) => trained(MENACE, teacher === 'itself' ? 'itself' : 'both', teacher, seed));
    const lossTo = (judge: Judge) =>
      spreadOf(learners.map((learner) => chancesOf(learner, player(judge)).loss));
    return { teacher, loss: { random: lossTo('random'), minimax: lossTo('minimax') } };
  }),
);

export function schooling(teacher: TeacherName): Schooling {
  return menaceSchooling().find((each) => each.teacher === teacher) as Schooling;
}

/** One shelf of boxes for each teacher, and those that no longer hold what they began with. */
export const taughtShelves = once(() =>
  TEACHERS.map((teacher) => {
    const { entries } = trained(MENACE, teacher === 'itself' ? 'itself' : 'first', teacher, 1);
    const isOpened = (box: number) =>
      kindsIn(box).some((kind) => entries[kind] !== startOf(box, MENACE));
    return { teacher, entries, opened: boxesOf('first').filter(isOpened) };
  }),
);

/** Before anything is learnt, on both sides. */
export const unschooled = once(() => {
  const fresh = newLearner(MENACE, 'both', 1);
  return {
    random: chancesOf(fresh, player('random')).loss,
    minimax: chancesOf(fresh, player('minimax')).loss,
  };
});

/** The game of the lesson's first figure: boxes that know nothing, and chance with this seed. */
const beads = { seed: 18, level: 0 };
export const BEADS_FIGURE = {
  id: 'beads',
  board: '.........',
  ...beads,
  input: smallInput(emptySetup(), beads),
};

/** The game of the second: values after some games. */
const values = { seed: 2, level: 100 };
export const VALUES_FIGURE = {
  id: 'values',
  board: '.........',
  ...values,
  input: smallInput(emptySetup(), values),
};
