import { expect, it } from 'vitest';
import {
  fingerprint,
  makeAssignment,
  parseWork,
  type Assignment,
} from '../../../../src/engine/index.ts';
import { startWork } from '../../../../src/components/classroom/ownWork.ts';
import { Pupil } from '../../../../src/components/classroom/pupil/pupil.svelte.ts';
import { DeviceStore } from '../../../../src/components/classroom/pupil/workStore.ts';
import { assignmentOf, keyText, moveTask, questionOf } from '../../../engine/assignment/made.ts';
import { ownStorage } from '../../platform/storageDouble.ts';

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
