import { describe, expect, it, vi, beforeEach } from 'vitest';
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
import { openSession } from '../../../../src/components/classroom/pupil/openSession.dom.ts';

const task = moveTask(3, { points: 2, hints: 1 });
const assignment = assignmentOf([task, task, task]);
const NAME = fingerprint(assignment);
const begun = (seed: number) => ({ ...startWork(makeAssignment(assignment), 3, seed), at: 0 });
const works = () => readWorksOn(NAME, 3).value;
const answersIn = (seed: number) =>
  works()
    .find((work) => work.seed === seed)
    ?.tasks.map(({ attempts }) => attempts.map(({ answer }) => answer));

let room = Infinity;
beforeEach(() => void (room = Infinity));
const texts: Map<string, string> = ownStorage((key) => texts.has(key) || texts.size < room);

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

const pair = assignmentOf([task, task]);
const TEXT = makeAssignment(pair);
const PAIR = fingerprint(pair);

/** In the tab that was at it already. */
const open = async () => {
  const [work] = readWorksOn(PAIR, 2).value;
  const opening = await openSession(TEXT, work && ownerOf(PAIR, work));
  if (opening.state !== 'ready') throw new Error(opening.state);
  return opening;
};

describe('an assignment that is opened by its link', () => {
  it('leaves nothing in the store before it is begun, and stores it once there is room', async () => {
    const { pupil } = await open();
    expect([pupil.problem, texts.size]).toEqual([undefined, 0]);
    room = 0;
    pupil.goTo(1);
    pupil.attempt('4');
    await pupil.kept();
    expect([pupil.problem?.code, texts.size]).toEqual(['full', 0]);
    room = 1;
    pupil.retry();
    await pupil.kept();
    expect(pupil.problem).toBeUndefined();
    expect(readWorksOn(PAIR, 2).value[0]?.tasks[1]?.attempts).toHaveLength(1);
  });

  it('tells what of the store could not be used', async () => {
    texts.set(workStore.key, 'broken');
    const { pupil, trouble } = await open();
    expect(trouble?.code).toBe('unreadable');
    pupil.goTo(1);
    await pupil.kept();
    expect(texts.get(`${workStore.key}.unreadable`)).toBe('broken');
    expect((await open()).trouble).toBeUndefined();
  });
});

describe('a computer that is shared', () => {
  let seed = 5;
  const begun = (pupil: string): OwnWork => ({ ...startWork(TEXT, 2, (seed += 1)), at: 0, pupil });
  const who = async (text = TEXT, mine?: string) => {
    const opening = await openSession(text, mine);
    if (opening.state !== 'who') throw new Error(opening.state);
    return opening;
  };
  const theOne = <T>(found: readonly T[]): T => {
    expect(found).toHaveLength(1);
    return found[0] as T;
  };
  const names = () => readWorksOn(PAIR, 2).value.map(({ pupil }) => pupil);

  it('asks who is there, and opens nothing to whoever does not say its name', async () => {
    expect((await openSession(TEXT)).state).toBe('ready');
    const anna = begun('Anna 7');
    await putWork(PAIR, anna);
    expect((await openSession(TEXT, ownerOf(PAIR, anna))).state).toBe('ready');
    // Another tab's pupil is somebody else, whatever they worked on.
    const { worksOf, goOnAs } = await who(TEXT, PAIR);
    for (const other of ['', 'Anna', 'nna 7', 'Anna 77']) expect(worksOf(other)).toEqual([]);
    const found = theOne(worksOf(' anna7 '));
    expect(goOnAs(found)).toMatchObject({ isShared: true });
    expect(goOnAs(found).pupil.work.pupil).toBe('Anna 7');
    expect(names()).toEqual(['Anna 7']);
  });

  it('keeps what each has done, and goes on with what another tab has stored since', async () => {
    await putWork(PAIR, begun('Anna'));
    const { pupil: ben } = (await who()).goOnAs('Ben');
    expect([ben.work.pupil, ben.isBegun]).toEqual(['Ben', false]);
    ben.goTo(1);
    ben.attempt('4');
    await ben.kept();
    expect(names()).toEqual(['Ben', 'Anna']);
    const { worksOf, goOnAs } = await who();
    const stale = theOne(worksOf('Anna'));
    const { pupil: anna } = goOnAs(stale);
    expect(anna.taskAt(1).attempts).toEqual([]);
    anna.goTo(1);
    anna.attempt('8');
    await anna.kept();
    expect(names()).toEqual(['Anna', 'Ben']);
    expect(
      goOnAs(stale)
        .pupil.taskAt(1)
        .attempts.map(({ answer }) => answer),
    ).toEqual(['8']);
    // Ben's tab is loaded anew: it is his, although Anna is at work now.
    const again = await openSession(TEXT, ben.owner);
    expect(again.state === 'ready' && again.pupil.work.pupil).toBe('Ben');
  });

  it('keeps two of one name apart', async () => {
    await putWork(PAIR, begun('12'));
    const { pupil } = (await who()).goOnAs('12');
    pupil.goTo(1);
    await pupil.kept();
    expect(names()).toEqual(['12', '12']);
    const [newer, older] = (await who()).worksOf('12');
    expect([newer?.at, older?.at]).toEqual([1, 0]);
  });
});
