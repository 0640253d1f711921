import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  fingerprint,
  kindOf,
  makeAssignment,
  parseWork,
  type Assignment,
} from '../../../../src/engine/index.ts';
import { startWork } from '../../../../src/components/classroom/ownWork.ts';
import { Pupil } from '../../../../src/components/classroom/pupil/pupil.svelte.ts';
import { DeviceStore } from '../../../../src/components/classroom/pupil/workStore.ts';
import { questionOf } from '../../../engine/assignment/made.ts';
import { stubStorage } from '../../platform/storageDouble.ts';

const task = { text: '', points: 2, hints: 0, attempts: 1 } as const;
const best = { ...task, question: questionOf('best-move', 3) };
const open = { ...task, question: questionOf('open', 3) };
const assignment: Assignment = {
  title: '',
  order: 'given',
  isTest: true,
  tasks: [best, open, best, best],
};
const opened = { assignment, fingerprint: fingerprint(assignment) };

beforeEach(() => stubStorage());
afterEach(() => vi.unstubAllGlobals());

it('answers that were not checked are kept at the hand-in, where they are answers and one more is allowed', async () => {
  const begun = { ...startWork(makeAssignment(assignment), 4, 1), at: 0 };
  const pupil = new Pupil(opened, begun, new DeviceStore(opened.fingerprint, begun));
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
  const practice = { ...best, attempts: 2 } as const;
  const tried: Assignment = { ...assignment, isTest: false, tasks: [practice, practice] };
  const of = { assignment: tried, fingerprint: fingerprint(tried) };
  const begun = { ...startWork(makeAssignment(tried), 2, 1), at: 0 };
  const pupil = new Pupil(of, begun, new DeviceStore(of.fingerprint, begun));
  const { answer, key } = kindOf(best.question);
  pupil.attempt('nonsense');
  pupil.attempt(answer.encode(key(best.question.params as never) as never));
  pupil.draft('5');
  expect(pupil.canKeep(0)).toBe(false);
  expect(pupil.graded.points).toBe(2);
});

it('writes the points that the device has counted into the result', () => {
  const begun = { ...startWork(makeAssignment(assignment), 4, 1), at: 0 };
  const pupil = new Pupil(opened, begun, new DeviceStore(opened.fingerprint, begun));
  const { answer, key } = kindOf(best.question);
  pupil.attempt(answer.encode(key(best.question.params as never) as never));
  expect(pupil.graded.points).toBe(2);
  const work = parseWork(pupil.text);
  expect(work.ok && work.value.claimed).toBe(2);
});

it.each([
  [{ isTest: false }, ['wrong', 'not-tried'], ['wrong', 'not-tried']],
  [{ isTest: true, showsKey: true }, ['answered', 'not-tried'], ['wrong', 'not-tried']],
  [{ isTest: true }, ['answered', 'not-tried'], ['answered', 'not-tried']],
])(
  'what was right is told at once, or of a test after the hand-in, or when it is given back: %o',
  async (rules, before, after) => {
    const asked: Assignment = { ...assignment, ...rules, tasks: [best, best] };
    const of = { assignment: asked, fingerprint: fingerprint(asked) };
    const begun = { ...startWork(makeAssignment(asked), 2, 1), at: 0 };
    const pupil = new Pupil(of, begun, new DeviceStore(of.fingerprint, begun));
    pupil.attempt('nonsense');
    const states = () => [0, 1].map((at) => pupil.stateOf(at));
    expect([states(), pupil.canTellPoints]).toEqual([before, before[0] === 'wrong']);
    await pupil.handIn(Date.UTC(2026, 10, 25));
    expect([states(), pupil.canTellPoints]).toEqual([after, after[0] === 'wrong']);
  },
);
