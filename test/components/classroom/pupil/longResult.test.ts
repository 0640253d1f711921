import { describe, expect, it } from 'vitest';
import {
  ASSIGNMENT_LIMITS,
  LONGEST_ANSWER,
  fingerprint,
  makeAssignment,
  makeWork,
  openQuestion,
  parseWork,
  seededRng,
} from '../../../../src/engine/index.ts';
import { readText } from '../../../../src/components/classroom/gradebook/import.ts';
import {
  codeToSend,
  gradeHanded,
  untoldIn,
} from '../../../../src/components/classroom/pupil/handedIn.ts';
import { openStored } from '../../../../src/components/classroom/pupil/openSession.dom.ts';
import { copyFormat, startWork } from '../../../../src/components/classroom/ownWork.ts';
import { Pupil } from '../../../../src/components/classroom/pupil/pupil.svelte.ts';
import { DeviceStore, workStore } from '../../../../src/components/classroom/pupil/workStore.ts';
import { assignmentOf, moveTask } from '../../../engine/assignment/made.ts';
import { ownStorage } from '../../platform/storageDouble.ts';

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
