import { describe, expect, it } from 'vitest';
import { seededRng, type Rng } from '../../../src/engine/core/rng.ts';
import { alikePairs } from '../../../src/engine/assignment/likeness.ts';
import { noticesOf } from '../../../src/engine/assignment/notices.ts';
import type { TaskSummary, WorkSummary } from '../../../src/engine/assignment/summary.ts';
import { deep, isDeep } from '../../deep.ts';
import { assignmentOf } from './made.ts';

// Classes of thirty that a program makes up. The shares of wrong answers are those of a class that a teacher's gradebook showed:
// of the first task two cells take nearly all, of the third one step takes more than half.
const SHARES = [
  { right: 0.36, wrong: [0.56, 0.39, 0.05] },
  { right: 0.5, wrong: [0.4, 0.3, 0.2, 0.1] },
  { right: 0.22, wrong: [0.6, 0.1, 0.08, 0.06, 0.05, 0.04, 0.03, 0.02, 0.02] },
];
/** How much likelier to be right, as a logarithm of odds. */
const CLASSES = { 'as in the reading': 0, good: 2, middling: 0.7, weak: -1 };
const RIGHT = 99;

interface ClassSetting {
  readonly tasks: number;
  readonly tries: number;
  readonly better: number;
  /** How far pupils of one class are apart. */
  readonly spread?: number;
  /** So many have one mistaken idea, and as many another, and mostly follow it in every task. */
  readonly mistaken?: number;
  /** All tasks are like this one of `SHARES`. */
  readonly only?: number;
}

const chance = (rng: Rng, part: number) => rng.int(1e6) < part * 1e6;

function pick(rng: Rng, shares: readonly number[]): number {
  let left = (shares.reduce((all, each) => all + each, 0) * rng.int(1e6)) / 1e6;
  const at = shares.findIndex((share) => (left -= share) < 0);
  return at < 0 ? shares.findLastIndex((share) => share > 0) : at;
}

function taskOf(answers: readonly number[], seconds: number): TaskSummary {
  const isRight = answers.at(-1) === RIGHT;
  return {
    state: isRight ? 'right' : 'wrong',
    points: Number(isRight),
    hints: 0,
    attempts: answers.length,
    counted: answers.length - 1,
    seconds,
    wrong: [],
    answers,
  };
}

function classOf(rng: Rng, setting: ClassSetting): TaskSummary[][] {
  const { tasks, tries, better, spread = 0.7, mistaken = 0, only } = setting;
  const bell = () =>
    Array.from({ length: 12 }, () => rng.int(1000) / 1000).reduce((a, b) => a + b) - 6;
  return Array.from({ length: 30 }, (_, pupil) => {
    const own = Math.exp(better + spread * bell());
    const idea = pupil < mistaken ? 0 : pupil < 2 * mistaken ? 1 : undefined;
    return Array.from({ length: tasks }, (_, task) => {
      const { right, wrong } = SHARES[only ?? task % SHARES.length] ?? { right: 0, wrong: [] };
      const left = [...wrong];
      const answers: number[] = [];
      while (answers.length < tries && answers.at(-1) !== RIGHT) {
        const odds = (right / (1 - right)) * own;
        const isIdea = answers.length === 0 && idea !== undefined && chance(rng, 0.8);
        const isRight = !isIdea && chance(rng, odds / (1 + odds));
        const answer = isRight ? RIGHT : isIdea ? idea : pick(rng, left);
        answers.push(answer);
        if (!isRight) left[answer] = 0;
      }
      return taskOf(answers, 20 + rng.int(100));
    });
  });
}

const summed = (all: readonly TaskSummary[][]): WorkSummary[] =>
  all.map((tasks) => ({ tasks, points: 0, most: 0, unread: 0 }));
const pairsIn = (all: readonly TaskSummary[][]) => alikePairs(summed(all), () => true);

/** How many of so many classes have a pair that is named. */
function flagged(setting: ClassSetting, classes: number): number {
  const rng = seededRng(setting.tasks * 10 + setting.tries);
  const all = Array.from({ length: classes }, () => pairsIn(classOf(rng, setting)));
  const named = all.filter(({ length }) => length > 0).length;
  if (isDeep) console.log(JSON.stringify(setting), named);
  return named;
}

/** In how many of so many classes it is seen that the second pupil has the first one's answers to some tasks. */
function found(
  setting: ClassSetting,
  classes: number,
  copied: (work: readonly TaskSummary[], rng: Rng) => readonly number[],
): number {
  const rng = seededRng(7);
  let seen = 0;
  for (let done = 0; done < classes;) {
    const [first = [], second = [], ...others] = classOf(rng, setting);
    const tasks = copied(first, rng);
    if (tasks.length < 10) continue;
    done++;
    const copy = second.map((own, task) =>
      tasks.includes(task) ? taskOf(first[task]?.answers ?? [], own.seconds ?? 0) : own,
    );
    if (pairsIn([first, copy, ...others]).some(({ works }) => works.join(' ') === '0 1')) seen++;
  }
  return seen;
}

const firstTen = () => Array.from({ length: 10 }, (_, task) => task);

const LIMIT = deep(60_000, 1_800_000);

describe('pupils who have not copied', () => {
  const classes = deep(12, 2000);

  it.each(Object.entries(CLASSES))(
    'are not named in one of a hundred classes: %s',
    (_, better) => {
      for (const tasks of [3, 10])
        for (const tries of [1, 3])
          expect(flagged({ tasks, tries, better }, classes)).toBeLessThanOrEqual(classes / 100);
    },
    LIMIT,
  );

  it(
    'nor where some are much better than others, or have the same mistaken idea',
    () => {
      for (const better of Object.values(CLASSES)) {
        for (const more of [
          { tries: 1, spread: 1.5 },
          { tries: 3, mistaken: 5 },
          { tries: 1, mistaken: 5 },
        ])
          expect(flagged({ tasks: 10, better, ...more }, classes)).toBeLessThanOrEqual(
            classes / 100,
          );
      }
    },
    LIMIT,
  );
});

it('counts as shared mistakes neither what is right nor what a person reads', () => {
  const SIX = 6;
  const classOfThirty = (
    state: TaskSummary['state'],
    answer: (pupil: number, task: number) => number,
  ) => {
    const works = Array.from({ length: 30 }, (_, pupil) =>
      Array.from({ length: SIX }, (_, task): TaskSummary => {
        const given = answer(pupil === 1 ? 0 : pupil, task);
        return { ...taskOf([given], 20 + pupil), state, counted: 0 };
      }),
    );
    return noticesOf(assignmentOf([]), summed(works));
  };
  const alike = (wrong: number) => [{ code: 'alike', works: [0, 1], wrong, isSameCode: false }];
  // Many ways to be right, as where a game is played to its end.
  expect(classOfThirty('right', (pupil, task) => pupil * SIX + task)).toEqual(alike(0));
  expect(classOfThirty('needs-person', (pupil, task) => pupil * SIX + task)).toEqual(alike(0));
  expect(classOfThirty('wrong', (pupil, task) => pupil * SIX + task)).toEqual(alike(SIX));
});

/**
 * Of a class the least part of copies that is seen: where the tasks are mixed, and where they are all of steps, with many ways
 * to go wrong. Right answers prove nothing: what is copied from a good pupil cannot be told from chance.
 */
const SEEN: Readonly<Record<keyof typeof CLASSES, readonly [mixed: number, steps: number]>> = {
  'as in the reading': [0.75, 0.9],
  good: [0, 0.3],
  middling: [0.45, 0.75],
  weak: [0.9, 0.9],
};

describe('ten answers that were copied, with all their tries', () => {
  const classes = deep(10, 2000);

  it.each(Object.entries(SEEN))(
    'are seen as often as can be: %s',
    (name, [mixed, steps]) => {
      const better = CLASSES[name as keyof typeof CLASSES];
      const setting = { tasks: 10, tries: 3, better };
      const seen = [
        found(setting, classes, firstTen),
        found({ ...setting, only: 2 }, classes, firstTen),
      ].map((each) => each / classes);
      if (isDeep) console.log(name, seen);
      expect(seen[0]).toBeGreaterThanOrEqual(mixed);
      expect(seen[1]).toBeGreaterThanOrEqual(steps);
    },
    LIMIT,
  );
});
