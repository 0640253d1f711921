import { describe, expect, it } from 'vitest';
import { gradeWork, summarizeWork, type WorkSummary } from '../../../../src/engine/index.ts';
import { gradebookMessages } from '#language/classroom/gradebook/messages';
import {
  creditsOf,
  meanOfSums,
  meanOfTask,
  worstOf,
  type Marks,
} from '../../../../src/components/classroom/gradebook/marks.ts';
import { assignment, works } from './books.ts';

const graded = works.map((work) => summarizeWork(work, gradeWork(assignment, work))) as [
  WorkSummary,
  WorkSummary,
  WorkSummary,
];
/** Of three pupils, two have answered the open question. */
const OPEN = assignment.tasks.length - 1;

const classOf = (byPerson: readonly Readonly<Record<number, number>>[]) =>
  graded.map((each, at) => creditsOf(assignment, each, { byPerson: byPerson[at] ?? {} }));

describe('means', () => {
  it('are of what is judged: what nobody has read and what was not tried is no wrong answer', () => {
    const marks = classOf([]);
    expect(meanOfTask(marks, OPEN)).toBeUndefined();
    // The third pupil did not try.
    expect(meanOfTask(marks.slice(2), OPEN)).toBeUndefined();
    const read = classOf([{ [OPEN]: 0.5 }]);
    expect(meanOfTask(read, OPEN)).toBe(1);
    expect(meanOfTask([], 0)).toBeUndefined();
  });

  it('name the task that went worst, if there is another', () => {
    const tasks = [0, 2].map((right, task) => ({ task, judged: 2, right }));
    expect([tasks, tasks.slice(0, 1)].map(worstOf)).toEqual([0, undefined]);
  });

  it('of all tasks are rounded once, and count tasks that have one', () => {
    const sumOf = (points: number): Marks => ({
      tasks: [
        {
          points,
          most: 1,
          state: 'partly',
          tries: 1,
          hints: 0,
          seconds: 4,
          isOverruled: false,
        },
      ],
      points: Math.round(points * 100) / 100,
      most: 1,
      unread: 0,
    });
    // Shown as 0.01, 0.01 and 0.02, of which the mean would be 0.01.
    expect(meanOfSums([0.014, 0.014, 0.02].map(sumOf))).toEqual({ points: 0.02, most: 1 });
    // Three tasks of a third each are one point, although each is shown as 0.33.
    const thirds = [1, 0, 0].map((points) => {
      const { tasks, ...sum } = sumOf(points);
      return { ...sum, tasks: [...tasks, ...tasks, ...tasks], most: 3 };
    });
    expect(meanOfSums(thirds)).toEqual({ points: 1, most: 3 });
    expect(meanOfSums([])).toEqual({ points: 0, most: 0 });
    // Beside the sums, of as many points as they are, also where an answer is still to be read.
    for (const byPerson of [[], [{ [OPEN]: 0.5 }], [{ [OPEN]: 0.5 }, { [OPEN]: 1 }]]) {
      const read = classOf(byPerson);
      const { points, most } = meanOfSums(read);
      expect(points).toBeCloseTo(read.reduce((all, sum) => all + sum.points, 0) / 3, 2);
      expect(most).toBe(read[2]?.most);
    }
  });
});

describe('right answers', () => {
  const step = (...right: string[]) =>
    gradebookMessages.glance.step({ name: '', value: 'cell 0', right });
  it('are all named, as one or the other', () => {
    expect(step('cell 2', 'cell 8')).toBe('cell 0 instead of cell 2 or cell 8');
    const many = Array.from({ length: 9 }, (_, at) => `${at}`);
    expect(step(...many.slice(0, 7))).toBe('cell 0 instead of 0, 1, 2, 3, 4, 5 or 6');
    expect(step(...many)).toBe('cell 0 instead of 0, 1, 2, 3, 4, 5 or one of 3 others');
  });
});

describe('marks of the teacher', () => {
  it('take the place of the engine’s, with a reason, and only where there are such', () => {
    const overruled = {
      1: { share: 0.5, reason: 'two right ways' },
      [OPEN]: { share: 1, reason: '' },
    };
    const [marks] = graded.map((each) => creditsOf(assignment, each, { byPerson: {}, overruled }));
    expect(marks?.tasks[1]).toMatchObject({ points: 1, state: 'partly', isOverruled: true });
    expect(marks?.tasks[0]?.isOverruled).toBe(false);
    expect(marks?.tasks[OPEN]).toMatchObject({ state: 'needs-person', isOverruled: false });
  });
});
