import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fingerprint, makeAssignment, type Assignment } from '../../../../src/engine/index.ts';
import { startWork, type OwnWork } from '../../../../src/components/classroom/pupil/ownWork.ts';
import { Pupil } from '../../../../src/components/classroom/pupil/pupil.svelte.ts';
import {
  DeviceStore,
  changePupil,
  readWorkOn,
  storeWork,
  workStore,
} from '../../../../src/components/classroom/pupil/workStore.ts';
import { questionOf } from '../../../engine/assignment/made.ts';
import { stubStorage } from '../../platform/storageDouble.ts';

const question = questionOf('best-move', 3);
const task = { question, text: '', points: 2, hints: 1, attempts: 0 } as const;
const assignment: Assignment = { title: '', order: 'given', tasks: [task, task, task] };
const opened = { assignment, fingerprint: fingerprint(assignment) };
const BEGUN = { ...startWork(makeAssignment(assignment), 3, 1), at: 0 };
const STORED = { key: workStore.key } as StorageEvent;

beforeEach(() => stubStorage());
afterEach(() => vi.unstubAllGlobals());

/** Two tabs with the same work. */
function tabs(): readonly [Pupil, Pupil] {
  const { stamp } = storeWork(opened.fingerprint, BEGUN, undefined);
  const tab = () => new Pupil(opened, BEGUN, new DeviceStore(opened.fingerprint, stamp));
  return [tab(), tab()];
}

describe('one work in two tabs', () => {
  it('is at a task of its own in each, and nobody is told of a mere step', () => {
    const [here, there] = tabs();
    there.goTo(2);
    here.heard(STORED);
    expect([here.at, there.at]).toEqual([0, 2]);
    expect([here.elsewhere, here.round]).toEqual([undefined, 0]);
    // Not even if the store's event comes late.
    there.goTo(1);
    here.draft('4');
    expect(here.elsewhere).toBeUndefined();
  });

  it('has the answers of both, and says that they came from there', () => {
    const [here, there] = tabs();
    there.goTo(2);
    there.attempt('8');
    here.heard(STORED);
    expect(here.at).toBe(0);
    expect(here.taskAt(2).attempts[0]?.answer).toBe('8');
    expect(here.elsewhere?.kind).toBe('taken-over');
    expect(here.round).toBe(1);
    here.attempt('4');
    there.heard(STORED);
    expect(there.at).toBe(2);
    expect(there.work.tasks.map(({ attempts }) => attempts.length)).toEqual([1, 0, 1]);
  });

  it('says what was written over where the event of the store came late', () => {
    const [here, there] = tabs();
    there.attempt('8');
    here.goTo(1);
    expect(here.elsewhere).toMatchObject({ kind: 'written-over' });
  });

  it('of two pupils stay two: nothing is taken over, and nothing is lost', () => {
    const [anna] = tabs();
    anna.attempt('4');
    const name = opened.fingerprint;
    const begun = { ...startWork(makeAssignment(assignment), 3, 2), pupil: 'Ben', at: 0 };
    changePupil(name, begun);
    const ben = new Pupil(opened, begun, new DeviceStore(name, readWorkOn(name, 3).entry?.stamp));
    anna.heard(STORED);
    expect(anna.elsewhere).toEqual({ kind: 'somebody-else' });
    ben.attempt('8');
    anna.heard(STORED);
    anna.goTo(1);
    anna.attempt('6');
    const stored = readWorkOn(name, 3).entry;
    const answers = (work: OwnWork) =>
      work.tasks.flatMap(({ attempts }) => attempts.map(({ answer }) => answer));
    expect(answers(anna.work)).toEqual(['4', '6']);
    expect([stored?.work, ...(stored?.away ?? [])].map((work) => work && answers(work))).toEqual([
      ['4', '6'],
      ['8'],
    ]);
    ben.heard(STORED);
    ben.goTo(2);
    ben.attempt('0');
    const after = readWorkOn(name, 3).entry;
    expect([after?.work, ...(after?.away ?? [])].map((work) => work && answers(work))).toEqual([
      ['8', '0'],
      ['4', '6'],
    ]);
  });

  it('goes to the task of the other tab where nobody has begun yet', () => {
    const [, there] = tabs();
    const { at: _, ...fresh } = BEGUN;
    const here = new Pupil(opened, fresh, new DeviceStore(opened.fingerprint));
    there.goTo(2);
    here.heard(STORED);
    expect(here.work.at).toBe(2);
  });
});
