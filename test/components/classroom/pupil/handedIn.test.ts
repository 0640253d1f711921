import { describe, expect, it } from 'vitest';
import { CountedGrades } from '../../../../src/components/classroom/pupil/countedGrades.svelte.ts';
import {
  gradeHanded,
  mailIn,
  mailLink,
  stageOf,
} from '../../../../src/components/classroom/pupil/handedIn.ts';
import {
  startWork,
  withAttempt,
  withHint,
  withSeconds,
  withUnchecked,
  type OwnWork,
} from '../../../../src/components/classroom/ownWork.ts';
import { makeAssignment, makeWork } from '../../../../src/engine/index.ts';
import { assignmentOf, keyText, moveTask } from '../../../engine/assignment/made.ts';

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
