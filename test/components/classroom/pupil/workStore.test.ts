import { describe, expect, it, vi } from 'vitest';
import { fingerprint, makeAssignment } from '../../../../src/engine/index.ts';
import {
  startWork,
  withAttempt,
  type OwnWork,
} from '../../../../src/components/classroom/ownWork.ts';
import { Pupil } from '../../../../src/components/classroom/pupil/pupil.svelte.ts';
import {
  DeviceStore,
  dropWork,
  ownerOf,
  putWork,
  readWorksOn,
  workStore,
} from '../../../../src/components/classroom/pupil/workStore.ts';
import { assignmentOf, moveTask } from '../../../engine/assignment/made.ts';
import { ownStorage } from '../../platform/storageDouble.ts';
import { stubTabs } from '../../platform/tabsDouble.ts';

const task = moveTask(3, { points: 2, hints: 1 });
const assignment = assignmentOf([task, task, task]);
const NAME = fingerprint(assignment);
const begun = (seed: number) => ({ ...startWork(makeAssignment(assignment), 3, seed), at: 0 });
const works = () => readWorksOn(NAME, 3).value;
const answersIn = (seed: number) =>
  works()
    .find((work) => work.seed === seed)
    ?.tasks.map(({ attempts }) => attempts.map(({ answer }) => answer));

const texts = ownStorage();

const tab = (seed = 1) =>
  new Pupil({ assignment, fingerprint: NAME }, begun(seed), new DeviceStore(NAME, begun(seed)));

describe('the work on a device', () => {
  it('is known to find no room before it is begun, and nothing of the trial is left', () => {
    expect(tab().problem).toBeUndefined();
    expect([...texts.keys()]).toEqual([]);
    vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(tab().problem).toEqual({ code: 'full' });
  });

  it('is kept by assignment and pupil, the newest first', async () => {
    await putWork(NAME, begun(1));
    await putWork(NAME, begun(2));
    await putWork(NAME, withAttempt(begun(1), 2, '4'));
    expect(works().map(({ seed }) => seed)).toEqual([1, 2]);
    expect(answersIn(1)).toEqual([[], [], ['4']]);
    await dropWork(NAME, begun(1));
    expect(works()).toEqual([begun(2)]);
    // Work of another number of tasks is none of it, and stays.
    expect(readWorksOn(NAME, 2).value).toEqual([]);
  });
});

describe('one work in two tabs', () => {
  it('has the answers of both, also of one that has heard nothing', async () => {
    stubTabs();
    const [here, there] = [tab(), tab()];
    here.attempt('4');
    there.goTo(2);
    there.attempt('8');
    await Promise.all([here.kept(), there.kept()]);
    here.attempt('5');
    await here.kept();
    expect(answersIn(1)).toEqual([['4', '5'], [], ['8']]);
  });

  it('shows the answers of the other, says so, and stays at its task; of a mere step it says nothing', async () => {
    const { fire } = stubTabs();
    const here = tab();
    const unhear = here.hear();
    here.goTo(1);
    await here.kept();
    const other = { ...here.work, at: 2 };
    const store = (work: OwnWork) => {
      texts.set(workStore.key, workStore.make(new Map([[ownerOf(NAME, work), work]])));
      fire('storage');
    };
    store(other);
    expect([here.at, here.isFromElsewhere, here.round]).toEqual([1, false, 0]);
    store(withAttempt(other, 2, '8'));
    expect([here.at, here.isFromElsewhere, here.round]).toEqual([1, true, 1]);
    expect(here.taskAt(2).attempts[0]?.answer).toBe('8');
    unhear();
  });
});
