import { describe, expect, it } from 'vitest';
import { CountedGrades } from '../../../../src/components/classroom/pupil/countedGrades.svelte.ts';
import {
  gradeHanded,
  mailIn,
  mailLink,
  stageOf,
  codeToSend,
  untoldIn,
} from '../../../../src/components/classroom/pupil/handedIn.ts';
import {
  startWork,
  withAttempt,
  withHint,
  withSeconds,
  withUnchecked,
  type OwnWork,
  copyFormat,
} from '../../../../src/components/classroom/ownWork.ts';
import {
  makeAssignment,
  makeWork,
  ASSIGNMENT_LIMITS,
  LONGEST_ANSWER,
  fingerprint,
  openQuestion,
  parseWork,
  seededRng,
} from '../../../../src/engine/index.ts';
import { assignmentOf, keyText, moveTask } from '../../../engine/assignment/made.ts';
import { readText } from '../../../../src/components/classroom/gradebook/import.ts';
import { openStored } from '../../../../src/components/classroom/pupil/openSession.dom.ts';
import { Pupil } from '../../../../src/components/classroom/pupil/pupil.svelte.ts';
import { DeviceStore, workStore } from '../../../../src/components/classroom/pupil/workStore.ts';
import { ownStorage } from '../../platform/storageDouble.ts';

const TASK = moveTask(4, { points: 3, hints: 1 });
const key = keyText(TASK.question);
const ASSIGNMENT = assignmentOf([TASK, TASK]);

const GRADES = new CountedGrades(() => ASSIGNMENT);

const begun = startWork(makeAssignment(ASSIGNMENT), 2, 7);
const handIn = (work: OwnWork, claimed = 0): OwnWork => ({
  ...work,
  handed: makeWork({ ...work, assignment: '0123456789abcdef', claimed }),
});

describe('what was handed in', () => {
  it('is worth what it was worth then, whatever was answered since', () => {
    const handed = handIn(withAttempt(begun, 0, key));
    const later = withAttempt(handed, 1, key);
    expect(gradeHanded(GRADES, later.handed)).toMatchObject({ points: 3, most: 6 });
    expect(gradeHanded(GRADES, handIn(later).handed)).toMatchObject({ points: 6, most: 6 });
  });

  it('is graded from its answers, and not from what the device claimed', () => {
    expect(gradeHanded(GRADES, handIn(begun, 6).handed)?.points).toBe(0);
  });

  it('has no points where it cannot be read', () => {
    expect(gradeHanded(GRADES, undefined)).toBeUndefined();
    expect(gradeHanded(GRADES, '{}')).toBeUndefined();
  });
});

describe('how far a work has come', () => {
  const handed = handIn(withAttempt(begun, 0, key), 3);

  it('tells what was handed in from what was changed after it', () => {
    expect(stageOf(begun)).toBe('begun');
    expect(stageOf(handed)).toBe('handed-in');
    expect(stageOf(withAttempt(handed, 1, key))).toBe('changed-since');
    expect(stageOf(withHint(handed, 1))).toBe('changed-since');
    expect(stageOf({ ...handed, pupil: 'Fox 7' })).toBe('changed-since');
  });

  it('does not call it a change to look at a task, or to put down what is not checked', () => {
    expect(stageOf({ ...withSeconds(handed, 1, 30), at: 1 })).toBe('handed-in');
    expect(stageOf(withUnchecked(handed, 1, '4'))).toBe('handed-in');
  });

  it('asks to hand in again where nobody could read the result', () => {
    expect(stageOf({ ...handed, handed: '{}' })).toBe('changed-since');
  });
});

describe('where to hand in', () => {
  it('is an email address wherever one stands', () => {
    expect(mailIn('weber@school.example')).toBe('weber@school.example');
    expect(mailIn('Please send it to m.weber+7b@mail.school.example.')).toBe(
      'm.weber+7b@mail.school.example',
    );
    expect(mailIn('Post: müller@schule-köln.example!')).toBe('müller@schule-köln.example');
    expect(['room 12', 'a@b', '@class', ''].map(mailIn)).toEqual(Array(4));
  });

  it('opens a mail of which nothing that was written becomes another field', () => {
    const to = mailIn('x&cc=y@z.example?bcc=me@z.example');
    expect(to).toBe('y@z.example');
    const link = mailLink('a+b@z.example', 'Forks & co: Ann?a\r\nBcc: x', '1.aB-_');
    expect(link).toBe(
      'mailto:a%2Bb@z.example?subject=Forks%20%26%20co%3A%20Ann%3Fa%0D%0ABcc%3A%20x&body=1.aB-_',
    );
    expect([...new URL(link).searchParams.keys()]).toEqual(['subject', 'body']);
  });
});

ownStorage();

/** Questions in words, answered so often with as long an answer as is allowed. */
function answered(questions: number, times: number, sign: string): Pupil {
  const question = {
    kind: 'open',
    params: { ...openQuestion.generate(seededRng(1), 1), board: 'none' },
  } as const;
  const task = { ...moveTask(1, { points: 2 }), question };
  const tasks = Array.from({ length: questions }, () => task);
  const assignment = assignmentOf(tasks, { isTest: true });
  const opened = { assignment, fingerprint: fingerprint(assignment) };
  const answer = openQuestion.answer.encode(sign.repeat(LONGEST_ANSWER));
  const attempts = Array.from({ length: times }, () => ({ answer, seconds: 7 }));
  const begun = startWork(makeAssignment(assignment), assignment.tasks.length, 1);
  const work = { ...begun, tasks: begun.tasks.map((each) => ({ ...each, attempts })) };
  const pupil = new Pupil(opened, work, new DeviceStore(opened.fingerprint, work));
  pupil.goTo(questions - 1);
  return pupil;
}

describe('a long result', () => {
  it.each([
    ['20 questions in Russian, kept three times each', 20, 3, 'ж', 0],
    ['40 questions in emoji, kept five times each', 40, 5, '🙂', 160],
    ['20 questions in Russian, kept 50 times each', 20, 50, 'ж', 940],
  ])('of %s is read by the gradebook and still there after a reload', async (...of) => {
    const [, questions, times, sign, untold] = of;
    const pupil = answered(questions, times, sign);
    await pupil.handIn(Date.UTC(2026, 10, 25));
    expect(pupil.problem).toBeUndefined();

    const handed = pupil.work.handed ?? '';
    expect(gradeHanded(pupil.grades, handed)?.unread).toBe(questions);
    expect(untoldIn(handed)).toBe(untold);
    const code = await codeToSend(handed);
    const found = await readText(code ?? '', 'pasted');
    expect(found.troubles).toEqual([]);
    const answer = pupil.taskAt(0).attempts.at(-1)?.answer;
    const read = parseWork(found.works[0]?.work.text ?? '');
    const tasks = read.ok ? read.value.tasks : [];
    expect(tasks.every(({ attempts }) => attempts.at(-1)?.answer === answer)).toBe(true);
    expect(tasks).toHaveLength(questions);
    // None of the attempts that are left out is given back.
    expect(tasks.every(({ attempts }) => attempts.length === times)).toBe(true);

    const opened = { assignment: pupil.assignment, fingerprint: pupil.name };
    const after = openStored({ state: 'loaded', opened, kinds: new Map() as never });
    if (after.state !== 'ready') throw new Error('there is work to choose');
    expect(after.trouble).toBeUndefined();
    // Not compared member by member: a difference would fill the screen.
    expect(copyFormat.make(after.pupil.work) === copyFormat.make(pupil.work)).toBe(true);
    expect(after.pupil.isChanged).toBe(false);
    after.pupil.attempt(openQuestion.answer.encode('another'));
    expect(after.pupil.isChanged).toBe(true);
  });

  it('is handed in again where nobody could read it', async () => {
    const pupil = answered(1, 1, 'a');
    const handed = makeWork({
      assignment: pupil.name,
      pupil: '',
      claimed: 0,
      tasks: Array.from({ length: 40 }, () => ({
        hints: 0,
        attempts: Array.from({ length: 2 }, () => ({ answer: 'x'.repeat(12_000), seconds: 0 })),
      })),
    });
    expect(handed.length).toBeGreaterThan(ASSIGNMENT_LIMITS.work);
    pupil.takeOver({ ...pupil.work, handed });
    await pupil.kept();
    expect(workStore.read().value.get(pupil.owner)?.handed).toBe(handed);
    expect(pupil.isChanged).toBe(true);
    expect(gradeHanded(pupil.grades, handed)).toBeUndefined();
    await pupil.handIn(Date.UTC(2026, 10, 25));
    expect([pupil.isChanged, gradeHanded(pupil.grades, pupil.work.handed)?.unread]).toEqual([
      false,
      1,
    ]);
  });

  it('offers no code that cannot be read', async () => {
    expect(await codeToSend('{"noughtbook":"work"}')).toBeUndefined();
    expect(await codeToSend('')).toBeUndefined();
  });

  it('has no half of a character at the end of the pupil’s name', () => {
    const pupil = answered(1, 1, 'a');
    pupil.rename(`${'x'.repeat(ASSIGNMENT_LIMITS.pupil - 1)}🙂`);
    expect(pupil.work.pupil).toBe('x'.repeat(ASSIGNMENT_LIMITS.pupil - 1));
    pupil.rename('y'.repeat(500));
    expect(parseWork(pupil.text).ok).toBe(true);
  });
});
