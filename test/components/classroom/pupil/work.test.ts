import { describe, expect, it } from 'vitest';
import { ASSIGNMENT_LIMITS } from '../../../../src/engine/index.ts';
import { copyFormat } from '../../../../src/components/classroom/ownWork.ts';
import {
  startWork,
  summaryOf,
  withAttempt,
  withSeconds,
  type OwnWork,
} from '../../../../src/components/classroom/ownWork.ts';
import { taskMoment } from '../../../../src/components/classroom/taskMoment.ts';

const ASSIGNMENT = '{"noughtbook":"assignment","title":"Вилки"}';
const begun = (): OwnWork => startWork(ASSIGNMENT, 3, 7);

describe('a pupil’s own work', () => {
  it('writes the seconds since the attempt before it into each attempt', () => {
    let work = withSeconds(begun(), 1, 12.4);
    work = withAttempt(work, 1, '4');
    work = withSeconds(withSeconds(work, 1, 2), 1, 1.6);
    work = withAttempt(work, 1, '8');
    expect(work.tasks[1]?.attempts).toEqual([
      { answer: '4', seconds: 12 },
      { answer: '8', seconds: 4 },
    ]);
    expect(work.tasks[0]?.attempts).toEqual([]);
  });

  it('keeps so many attempts, and always the last', () => {
    let work = begun();
    for (let at = 0; at < ASSIGNMENT_LIMITS.kept + 5; at++) work = withAttempt(work, 0, String(at));
    expect(work.tasks[0]?.attempts).toHaveLength(ASSIGNMENT_LIMITS.kept);
    expect(work.tasks[0]?.attempts.at(-1)?.answer).toBe(String(ASSIGNMENT_LIMITS.kept + 4));
  });

  it('is told in a line', () => {
    const work = withAttempt(begun(), 2, '4');
    expect(summaryOf(work)).toEqual({ title: 'Вилки', tasks: 3, answered: 1 });
    expect(summaryOf({ ...work, assignment: 'no JSON' }).title).toBe('');
  });

  it('is never an exception when a copy is cut or changed', () => {
    const text = copyFormat.make(withAttempt(begun(), 0, '4'));
    for (let at = 0; at < text.length; at++) {
      const changed = `${text.slice(0, at)}#${text.slice(at + 1)}`;
      for (const each of [text.slice(0, at), changed]) {
        expect(() => copyFormat.parse(each)).not.toThrow();
      }
    }
    expect(copyFormat.parse(text.slice(0, -2)).value).toBeUndefined();
    expect(copyFormat.parse(text.replace('"version":1', '"version":2'))).toMatchObject({
      problem: { code: 'newer' },
    });
    expect(copyFormat.parse(text.replace('"hints":0', '"hints":-1'))).toMatchObject({
      problem: { code: 'unreadable' },
    });
  });
});

describe('what may be done on a task', () => {
  const task = { attempts: 2, hints: 3, isTest: false } as const;
  const atEnd = { ...task, isTest: true } as const;
  const attempt = (answer: string) => ({ answer, seconds: 1 });
  const work = (...answers: string[]) => ({ attempts: answers.map(attempt), hints: 1 });
  const facts = { handedIn: false, points: 0, hintsThere: 2 };

  it('counts attempts and hints down', () => {
    expect(taskMoment(task, work('1'), facts)).toMatchObject({
      checksLeft: 1,
      hintsLeft: 1,
      isRevealed: true,
      isLocked: false,
    });
    expect(taskMoment(task, work('1', '2'), facts)).toMatchObject({
      checksLeft: 0,
      isLocked: true,
    });
    expect(taskMoment({ ...task, attempts: 0 }, work('1', '2'), facts)).toMatchObject({
      checksLeft: undefined,
      isLocked: false,
    });
  });

  it('counts the last attempt that is allowed', () => {
    expect(taskMoment(task, work('1', '2', '3'), facts).counted?.answer).toBe('2');
    expect(taskMoment({ ...task, attempts: 0 }, work('1', '2', '3'), facts).counted?.answer).toBe(
      '3',
    );
  });

  it('tells nothing before the end where that is asked, not even by locking a right answer', () => {
    const right = { ...facts, points: 1 };
    expect(taskMoment(task, work('1'), right).isLocked).toBe(true);
    expect(taskMoment(atEnd, work('1'), right)).toMatchObject({
      isRevealed: false,
      isLocked: false,
      hintsLeft: 0,
    });
    expect(taskMoment(atEnd, work('1'), { ...facts, handedIn: true })).toMatchObject({
      isRevealed: true,
      isLocked: true,
    });
    expect(taskMoment(task, work('1'), { ...facts, handedIn: true }).isLocked).toBe(false);
    const kept = { ...atEnd, keepsKey: true, model: 'Two threats.' };
    expect(taskMoment(kept, work('1'), { ...facts, handedIn: true })).toMatchObject({
      isRevealed: false,
      isLocked: true,
    });
  });

  it('lets an answer of a test be changed until it is handed in, and no question whose good answer was read', () => {
    expect(taskMoment({ ...atEnd, attempts: 1 }, work('1'), facts)).toMatchObject({
      checksLeft: undefined,
      isLocked: false,
      isTest: true,
    });
    const handed = { ...facts, handedIn: true };
    const own = { ...task, attempts: 0, model: 'Two threats.' };
    expect(taskMoment(own, work('1'), facts).isLocked).toBe(false);
    expect(taskMoment(own, work('1'), handed).isLocked).toBe(true);
  });
});
