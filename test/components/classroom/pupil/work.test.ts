import { describe, expect, it } from 'vitest';
import {
  ASSIGNMENT_LIMITS,
  fingerprint,
  makeAssignment,
  parseWork,
  type Assignment,
} from '../../../../src/engine/index.ts';
import {
  copyFormat,
  startWork,
  summaryOf,
  withAttempt,
  withSeconds,
  type OwnWork,
} from '../../../../src/components/classroom/ownWork.ts';
import { taskMoment } from '../../../../src/components/classroom/taskMoment.ts';
import { Pupil } from '../../../../src/components/classroom/pupil/pupil.svelte.ts';
import { DeviceStore } from '../../../../src/components/classroom/pupil/workStore.ts';
import { assignmentOf, keyText, moveTask, questionOf } from '../../../engine/assignment/made.ts';
import { ownStorage } from '../../platform/storageDouble.ts';
import { isNameOf } from '../../../../src/components/classroom/pupil/whose.ts';

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

const best = moveTask(3, { points: 2, attempts: 1 });
const open = { ...best, question: questionOf('open', 3) };
const key = keyText(best.question);
const test = assignmentOf([best, open, best, best], { isTest: true });

function pupilAt(assignment: Assignment): Pupil {
  const opened = { assignment, fingerprint: fingerprint(assignment) };
  const work = startWork(makeAssignment(assignment), assignment.tasks.length, 1);
  return new Pupil(opened, { ...work, at: 0 }, new DeviceStore(opened.fingerprint, work));
}

ownStorage();

it('answers that were not checked are kept at the hand-in, where they are answers and one more is allowed', async () => {
  const pupil = pupilAt(test);
  pupil.draft('4');
  pupil.goTo(1);
  pupil.draft('It_has_two_threats.');
  pupil.goTo(2);
  // In a test it takes the place of the answer before it.
  pupil.attempt('1');
  pupil.draft('5');
  pupil.goTo(3);
  // No answer of this kind.
  pupil.draft('nonsense');
  expect([0, 1, 2, 3].map((at) => pupil.canKeep(at))).toEqual([true, true, true, false]);
  // What is begun is not called untried, as after a reload.
  expect([0, 2].map((at) => pupil.stateOf(at))).toEqual(['draft', 'answered']);
  expect(pupil.isTest).toBe(true);
  pupil.keepUnchecked();
  const answers = pupil.work.tasks.map(({ attempts }) => attempts.map(({ answer }) => answer));
  expect(answers).toEqual([['4'], ['It_has_two_threats.'], ['5'], []]);
  expect(pupil.taskAt(0).draft).toBeUndefined();
  await pupil.handIn(Date.UTC(2026, 10, 25));
  expect(pupil.graded.tasks.map((task) => task?.state)[1]).toBe('needs-person');
  expect([pupil.isTest, pupil.stateOf(3)]).toEqual([false, 'not-tried']);
});

it('what is for practice keeps no more tries than it has, and the best of them count', () => {
  const practice = { ...best, attempts: 2 };
  const pupil = pupilAt(assignmentOf([practice, practice]));
  pupil.attempt('nonsense');
  pupil.attempt(key);
  pupil.draft('5');
  expect(pupil.canKeep(0)).toBe(false);
  expect(pupil.graded.points).toBe(2);
});

it('writes the points that the device has counted into the result, but not where a test keeps its key', () => {
  const claimed = [assignmentOf([best]), test].map((assignment) => {
    const pupil = pupilAt(assignment);
    pupil.attempt(key);
    return parseWork(pupil.text);
  });
  expect(claimed).toMatchObject([{ value: { claimed: 2 } }, { value: { claimed: 0 } }]);
});

it.each([
  [{ isTest: false }, ['wrong', 'not-tried'], ['wrong', 'not-tried']],
  [{ isTest: true, showsKey: true }, ['answered', 'not-tried'], ['wrong', 'not-tried']],
  [{ isTest: true }, ['answered', 'not-tried'], ['answered', 'not-tried']],
])(
  'what was right is told at once, or of a test after the hand-in, or when it is given back: %o',
  async (rules, before, after) => {
    const pupil = pupilAt(assignmentOf([best, best], rules));
    pupil.attempt('nonsense');
    const states = () => [0, 1].map((at) => pupil.stateOf(at));
    expect([states(), pupil.canTellPoints]).toEqual([before, before[0] === 'wrong']);
    await pupil.handIn(Date.UTC(2026, 10, 25));
    expect([states(), pupil.canTellPoints]).toEqual([after, after[0] === 'wrong']);
  },
);

const work = (pupil: string) => ({ ...startWork('{}', 1, 1), pupil });

describe('the name of a pupil', () => {
  it.each([
    ['Ana', ' a N a '],
    ['A\u00ADna\u2060', 'A\u200Bn\u200Da\uFEFF'],
    ['İpek', 'ipek'],
    ['IŞIK', 'ışık'],
    ['Groß', 'GROSS'],
    ['Ａｎａ', 'ana'],
    ['Zoe\u0308', 'zoë'],
    ['ΟΔΟΣ', 'οδος'],
    ['Ana \u2764', 'Ana \u2764\uFE0F'],
    ['Ana-Lea 07', 'Ana–Lea ٠٧'],
    ['محمد', 'محمـد'],
    ['', '\u3164\u200B\u2800\u034F\b'],
  ])('is the same for %o and %o', (one, other) => {
    expect([isNameOf(one, work(other)), isNameOf(other, work(one))]).toEqual([true, true]);
  });

  it('is another one with another letter, accent or number', () => {
    for (const other of ['Anna', 'Aná', 'Ana 2', ''])
      expect(isNameOf('Ana', work(other))).toBe(false);
  });
});
