import { beforeEach, describe, expect, it } from 'vitest';
import { fingerprint, makeAssignment } from '../../../../src/engine/index.ts';
import { openSession } from '../../../../src/components/classroom/pupil/openSession.dom.ts';
import {
  ownerOf,
  putWork,
  readWorksOn,
  workStore,
} from '../../../../src/components/classroom/pupil/workStore.ts';
import { startWork, type OwnWork } from '../../../../src/components/classroom/ownWork.ts';
import { ownStorage } from '../../platform/storageDouble.ts';
import { assignmentOf, moveTask } from '../../../engine/assignment/made.ts';

const task = moveTask(3, { points: 2, hints: 1 });
const assignment = assignmentOf([task, task]);
const TEXT = makeAssignment(assignment);
const NAME = fingerprint(assignment);

/** In the tab that was at it already. */
const open = async () => {
  const [work] = readWorksOn(NAME, 2).value;
  const opening = await openSession(TEXT, work && ownerOf(NAME, work));
  if (opening.state !== 'ready') throw new Error(opening.state);
  return opening;
};

let room = Infinity;
beforeEach(() => void (room = Infinity));
const texts: Map<string, string> = ownStorage((key) => texts.has(key) || texts.size < room);

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
    expect(readWorksOn(NAME, 2).value[0]?.tasks[1]?.attempts).toHaveLength(1);
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
  const names = () => readWorksOn(NAME, 2).value.map(({ pupil }) => pupil);

  it('asks who is there, and opens nothing to whoever does not say its name', async () => {
    expect((await openSession(TEXT)).state).toBe('ready');
    const anna = begun('Anna 7');
    await putWork(NAME, anna);
    expect((await openSession(TEXT, ownerOf(NAME, anna))).state).toBe('ready');
    // Another tab's pupil is somebody else, whatever they worked on.
    const { worksOf, goOnAs } = await who(TEXT, NAME);
    for (const other of ['', 'Anna', 'nna 7', 'Anna 77']) expect(worksOf(other)).toEqual([]);
    const found = theOne(worksOf(' anna7 '));
    expect(goOnAs(found)).toMatchObject({ isShared: true });
    expect(goOnAs(found).pupil.work.pupil).toBe('Anna 7');
    expect(names()).toEqual(['Anna 7']);
  });

  it('keeps what each has done, and goes on with what another tab has stored since', async () => {
    await putWork(NAME, begun('Anna'));
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
    await putWork(NAME, begun('12'));
    const { pupil } = (await who()).goOnAs('12');
    pupil.goTo(1);
    await pupil.kept();
    expect(names()).toEqual(['12', '12']);
    const [newer, older] = (await who()).worksOf('12');
    expect([newer?.at, older?.at]).toEqual([1, 0]);
  });
});
