import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import {
  bestMoves,
  fingerprint,
  gradeTask,
  gradeWork,
  noticesOf,
  summarizeWork,
  taskOrder,
  type Assignment,
  type Task,
  type Work,
} from '../../../src/engine/index.ts';
import { anyAssignment, anyWork, assignmentOf, keyText, moveTask, questionOf } from './made.ts';
import { deep } from '../../deep.ts';

const TASK = moveTask(3, { points: 4 });
const SETUP = (TASK.question as { params: { setup: Parameters<typeof bestMoves>[0] } }).params
  .setup;
const RIGHT = keyText(TASK.question);
const WRONG = String([...SETUP.cells.keys()].find((cell) => !bestMoves(SETUP).includes(cell)));

const done = (...answers: string[]) => ({
  attempts: answers.map((answer) => ({ answer, seconds: 20 })),
  hints: 0,
});
const graded = (answers: readonly string[], rest: Partial<Task> = {}) =>
  gradeTask({ ...TASK, ...rest }, done(...answers));

const summed = (assignment: Assignment, work: Work) =>
  summarizeWork(work, gradeWork(assignment, work));

describe('a task', () => {
  it('is graded by its best attempt, and loses nothing by another try', () => {
    expect(graded([])).toMatchObject({ state: 'not-tried', points: 0, counted: undefined });
    expect(graded([RIGHT])).toMatchObject({ state: 'right', points: 4, counted: 0 });
    expect(graded([WRONG])).toMatchObject({ state: 'wrong', points: 0, counted: 0 });
    expect(graded([WRONG, WRONG])).toMatchObject({ state: 'wrong', points: 0, counted: 1 });
    expect(graded([WRONG, RIGHT])).toMatchObject({ state: 'right', points: 4, counted: 1 });
    expect(graded([RIGHT, WRONG])).toMatchObject({ state: 'right', points: 4, counted: 0 });
    const tree: Task = { ...TASK, question: questionOf('fill-tree', 2) };
    const key = keyText(tree.question);
    const nearly = `${key.slice(0, -1)}${key.endsWith('n') ? 'p' : 'n'}`;
    expect(gradeTask(tree, done(nearly, 'nonsense'))).toMatchObject({
      state: 'partly',
      counted: 0,
    });
    expect(gradeTask(tree, done(nearly, key))).toMatchObject({ state: 'right', counted: 1 });
  });

  it('counts no attempt beyond those that are allowed, and keeps it', () => {
    const task = graded([WRONG, WRONG, RIGHT], { attempts: 2 });
    expect(task).toMatchObject({ state: 'wrong', points: 0, counted: 1 });
    expect(task.attempts.map(({ isAllowed }) => isAllowed)).toEqual([true, true, false]);
    // It is never judged: whoever sends fifty of them keeps no computer busy.
    expect(task.attempts[2]).toMatchObject({ answer: Number(RIGHT), verdict: undefined });
  });

  it('is wrong where the answer cannot be read', () => {
    for (const text of ['', '9', '-1', '4 ', '<b>', '4'.repeat(5000)]) {
      const task = graded([text]);
      expect(task).toMatchObject({ state: 'wrong', points: 0 });
      expect(task.attempts[0]).toMatchObject({ text, answer: undefined, verdict: undefined });
    }
  });
});

describe('a work', () => {
  it('is worth the sum of its tasks, whatever it claims', () => {
    const assignment = assignmentOf([TASK, { ...TASK, points: 3 }, TASK]);
    const work: Work = {
      assignment: fingerprint(assignment),
      pupil: '7',
      claimed: 11,
      tasks: [done(RIGHT), done(WRONG)],
    };
    const read = gradeWork(assignment, work);
    expect(read).toMatchObject({ points: 4, most: 11, unread: 0 });
    expect(read.tasks.map(({ state }) => state)).toEqual(['right', 'wrong', 'not-tried']);
    expect(gradeWork(assignment, { ...work, claimed: 0 })).toEqual(read);
  });

  it('of keys has all points; of anything at all it is graded without a throw', () => {
    fc.assert(
      fc.property(anyAssignment, anyWork, (assignment, work) => {
        const { points, most, tasks } = gradeWork(assignment, work);
        expect(points).toBeLessThanOrEqual(most);
        expect(tasks).toHaveLength(assignment.tasks.length);
        const keys = assignment.tasks.map(({ question }) => done(keyText(question)));
        const best = gradeWork(assignment, { ...work, tasks: keys });
        const open = best.tasks.filter(({ state }) => state === 'needs-person').length;
        expect(best.unread).toBe(open);
        if (open === 0) expect(best.points).toBe(best.most);
      }),
      { numRuns: deep(20, 60) },
    );
  });
});

describe('the order of tasks', () => {
  const assignment = assignmentOf([1, 2, 3, 4, 5, 6].map((seed) => moveTask(seed)));
  it('is as given, or shuffled by a seed: each task once', () => {
    expect(taskOrder(assignment, 9)).toEqual([0, 1, 2, 3, 4, 5]);
    const shuffled = { ...assignment, order: 'shuffled' } as const;
    const orders = [...Array(20).keys()].map((seed) => taskOrder(shuffled, seed));
    for (const order of orders) expect([...order].sort()).toEqual([0, 1, 2, 3, 4, 5]);
    expect(new Set(orders.map(String)).size).toBeGreaterThan(10);
    expect(taskOrder(shuffled, 7)).toEqual(orders[7]);
  });
});

describe('hints at works that look alike', () => {
  const tasks = [TASK, TASK, TASK];
  const assignment = assignmentOf(tasks);
  const notices = (...all: Work['tasks'][]) => {
    const works = all.map((each) => ({ assignment: '', pupil: '', claimed: 0, tasks: each }));
    return noticesOf(
      assignment,
      works.map((work) => summed(assignment, work)),
    );
  };
  const slower = (work: Work['tasks'], by: number) =>
    work.map(({ attempts, hints }) => ({
      attempts: attempts.map((each) => ({ ...each, seconds: each.seconds + by })),
      hints,
    }));
  const allRight = [done(RIGHT), done(RIGHT), done(RIGHT)];
  const twoWrong = [done(WRONG), done(WRONG), done(RIGHT)];

  it('names nobody for what a few have alike', () => {
    expect(notices(twoWrong, allRight, slower(twoWrong, 5))).toEqual([]);
    const common = [1, 2, 3, 4, 5, 6].map((by) => slower(twoWrong, by));
    expect(notices(...common, ...common.map(() => slower(allRight, 9)))).toEqual([]);
    expect(notices([], [])).toEqual([]);
  });

  it('sees the same answers in the same seconds, unless others take as long', () => {
    const others = [13, 15, 27, 31, 40, 60].map((by) => slower(allRight, by));
    expect(notices(allRight, allRight, ...others)).toEqual([
      { code: 'alike', works: [0, 1], wrong: 0, isSameCode: true },
    ]);
    const quick = [-18, -17, -18, -17, -17].map((by) => slower(allRight, by));
    expect(notices(...quick)).toEqual([]);
  });
});
