import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fingerprint, makeAssignment, type Assignment } from '../../../../src/engine/index.ts';
import { openSession } from '../../../../src/components/classroom/pupil/openSession.dom.ts';
import {
  startWork,
  withAttempt,
  type OwnWork,
} from '../../../../src/components/classroom/pupil/ownWork.ts';
import {
  dropWork,
  storeWork,
  workStore,
} from '../../../../src/components/classroom/pupil/workStore.ts';
import { ownerOf } from '../../../../src/components/classroom/pupil/whose.ts';
import { makeCopy } from '../../../../src/components/classroom/pupil/workCopy.ts';
import { stubNoStorage, stubStorage } from '../../platform/storageDouble.ts';
import { questionOf } from '../../../engine/assignment/made.ts';

const question = questionOf('best-move', 3);
const task = { question, text: '', points: 2, hints: 1, attempts: 0 } as const;
const assignment: Assignment = { title: '', order: 'given', tasks: [task, task] };
const TEXT = makeAssignment(assignment);
const NAME = fingerprint(assignment);

/** In the tab that was at it already. */
const open = async () => {
  const entry = workStore.read().value.get(NAME);
  const opening = await openSession(TEXT, entry && ownerOf(NAME, entry.work));
  if (opening.state !== 'ready') throw new Error(opening.state);
  return opening;
};

const texts = new Map<string, string>();
let room = Infinity;
beforeEach(() => {
  texts.clear();
  room = Infinity;
  stubStorage(texts, (key) => texts.has(key) || texts.size < room);
});
afterEach(() => vi.unstubAllGlobals());

describe('an assignment that is opened by its link', () => {
  const odd = withAttempt(startWork(TEXT, 3, 5), 2, '4');

  it('begins beside a work of another number of tasks, which is quarantined and told', async () => {
    storeWork(NAME, odd, undefined);
    const before = workStore.make(workStore.read().value);
    const { pupil, trouble } = await open();
    expect(trouble).toEqual({ code: 'lost-some', count: 1 });
    expect(pupil.work.tasks).toHaveLength(2);
    pupil.goTo(1);
    expect([pupil.problem, pupil.elsewhere]).toEqual([undefined, undefined]);
    expect(workStore.read().value.get(NAME)?.work.tasks).toHaveLength(2);
    expect(texts.get(`${workStore.key}.unreadable`)).toBe(before);
    expect((await open()).trouble).toBeUndefined();
  });

  it('does not write over such a work where there is no room to quarantine it', async () => {
    storeWork(NAME, odd, undefined);
    const before = texts.get(workStore.key);
    room = 1;
    const { pupil, trouble } = await open();
    expect(trouble).toEqual({ code: 'full' });
    pupil.goTo(1);
    expect(pupil.problem).toEqual({ code: 'full' });
    expect(texts.get(workStore.key)).toBe(before);
  });

  it('says before it is begun that there is no room, and stores it once there is', async () => {
    room = 0;
    const { pupil } = await open();
    expect([pupil.problem?.code, pupil.isBegun]).toEqual(['full', false]);
    pupil.goTo(1);
    pupil.attempt('4');
    pupil.retry();
    expect([pupil.problem?.code, texts.size]).toEqual(['full', 0]);
    room = 1;
    pupil.retry();
    expect(pupil.problem).toBeUndefined();
    expect(workStore.read().value.get(NAME)?.work.tasks[1]?.attempts).toHaveLength(1);
  });

  it('leaves nothing in the store before it is begun', async () => {
    const { pupil } = await open();
    expect([pupil.problem, texts.size]).toEqual([undefined, 0]);
  });

  it('does not take over such a work from another tab', async () => {
    const { pupil } = await open();
    pupil.goTo(1);
    storeWork(NAME, odd, undefined);
    pupil.heard({ key: workStore.key } as StorageEvent);
    expect(pupil.work.tasks).toHaveLength(2);
  });

  it('tells what of the store could not be used', async () => {
    texts.set(workStore.key, 'broken');
    const { pupil, trouble } = await open();
    expect(trouble?.code).toBe('unreadable');
    pupil.goTo(1);
    expect(texts.get(`${workStore.key}.unreadable`)).toBe('broken');
    expect((await open()).trouble).toBeUndefined();
  });

  it('says that nothing is stored in the place of what a newer version has stored', async () => {
    const newer = '{"v":99,"works":{}}';
    texts.set(workStore.key, newer);
    const { pupil, trouble } = await open();
    expect(trouble?.code).toBe('newer');
    pupil.goTo(1);
    expect(pupil.problem?.code).toBe('newer');
    expect([...texts]).toEqual([[workStore.key, newer]]);
  });

  it('tells before anything is done that nothing is stored', async () => {
    stubNoStorage();
    const { pupil, trouble } = await open();
    expect(trouble).toEqual({ code: 'not-stored' });
    pupil.goTo(1);
    expect(pupil.problem).toEqual({ code: 'not-stored' });
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
  const names = () => {
    const { work, away = [] } = workStore.read().value.get(NAME) ?? {};
    return [work?.pupil, ...away.map(({ pupil }) => pupil)];
  };

  it('asks who is there, and opens nothing to whoever does not say its name', async () => {
    expect((await openSession(TEXT)).state).toBe('ready');
    const anna = begun('Anna 7');
    storeWork(NAME, anna, undefined);
    expect((await openSession(TEXT, ownerOf(NAME, anna))).state).toBe('ready');
    // Another tab's pupil is somebody else, whatever they worked on.
    const { worksOf, goOnAs, initials } = await who(TEXT, NAME);
    for (const other of ['', 'Anna', 'nna 7', 'Anna 77']) expect(worksOf(other)).toEqual([]);
    expect(initials).toEqual(['A']);
    const found = theOne(worksOf(' anna7 '));
    expect(goOnAs(found)).toMatchObject({ isSealed: false, isShared: true });
    expect(goOnAs(found).pupil.work.pupil).toBe('Anna 7');
    expect(names()).toEqual(['Anna 7']);
  });

  it('puts away what another did, and gives it back', async () => {
    storeWork(NAME, begun('Anna'), undefined);
    const { pupil: ben } = (await who()).goOnAs('Ben');
    expect([ben.work.pupil, ben.isBegun]).toEqual(['Ben', false]);
    ben.goTo(1);
    ben.attempt('4');
    expect([ben.problem, ben.elsewhere]).toEqual([undefined, undefined]);
    expect(names()).toEqual(['Ben', 'Anna']);
    const { worksOf, goOnAs } = await who();
    const { pupil: anna } = goOnAs(theOne(worksOf('Anna')));
    anna.goTo(1);
    expect(anna.taskAt(1).attempts).toEqual([]);
    expect(names()).toEqual(['Anna', 'Ben']);
    // Ben's tab is loaded anew: it is his, although Anna is at work now.
    const again = await openSession(TEXT, ben.owner);
    expect(again.state === 'ready' && again.pupil.work.pupil).toBe('Ben');
    expect(names()).toEqual(['Ben', 'Anna']);
    // Erasing one's own work leaves those of the others.
    dropWork(NAME);
    expect(names()).toEqual(['Anna']);
    dropWork(NAME);
    expect(workStore.read().value.size).toBe(0);
  });

  it('goes on with what another tab has stored since somebody was asked for', async () => {
    const anna = begun('Anna');
    storeWork(NAME, anna, undefined);
    (await who()).goOnAs('Ben').pupil.goTo(0);
    const { worksOf, goOnAs } = await who();
    const stale = theOne(worksOf('Anna'));
    const there = (await who()).goOnAs(stale).pupil;
    there.goTo(1);
    there.attempt('4');
    const { pupil: here } = goOnAs(stale);
    expect(here.taskAt(1).attempts.map(({ answer }) => answer)).toEqual(['4']);
    expect(names()).toEqual(['Anna', 'Ben']);
  });

  it('keeps two of one name apart', async () => {
    storeWork(NAME, begun('12'), undefined);
    const { pupil } = (await who()).goOnAs('12');
    pupil.goTo(1);
    expect(names()).toEqual(['12', '12']);
    const [newer, older] = (await who()).worksOf('12');
    expect([newer?.at, older?.at]).toEqual([1, 0]);
  });

  it('shows nobody what was right in a test that was handed in and put away', async () => {
    const test = { ...assignment, isTest: true, tasks: [task, task] };
    const text = makeAssignment(test);
    const name = fingerprint(test);
    const work = { ...startWork(text, 2, 9), at: 0, pupil: '12', handed: 'its result' };
    storeWork(name, work, undefined);
    const { worksOf, goOnAs } = await who(text);
    expect(goOnAs(theOne(worksOf('12')))).toMatchObject({ isSealed: true });
    expect(goOnAs('12').isSealed).toBe(false);
    // The tab in which it was handed in goes on as it was.
    const own = await openSession(text, ownerOf(name, work));
    expect(own.state === 'ready' && own.isSealed).toBeFalsy();
    expect(own).toMatchObject({ state: 'ready' });
  });

  it('opens a copy beside another’s work without offering that', async () => {
    storeWork(NAME, begun('Anna'), undefined);
    const copy = await openSession(makeCopy(begun('Ben')));
    expect(copy.state === 'ready' && copy.pupil.work.pupil).toBe('Ben');
    expect(names()).toEqual(['Ben', 'Anna']);
  });

  it('keeps what was put away over the store, and tells what of it cannot be read', () => {
    storeWork(NAME, begun('Anna'), undefined);
    const entry = { work: begun('Ben'), stamp: 1, away: [begun('Anna'), begun('Cem')] };
    const text = workStore.make(new Map([[NAME, entry]]));
    expect(workStore.parse(text).value.get(NAME)).toEqual(entry);
    const broken = workStore.parse(text.replace('"pupil":"Cem"', '"pupil":7'));
    expect(broken.problem).toEqual({ code: 'lost-some', count: 1 });
    expect(broken.value.get(NAME)?.away?.map(({ pupil }) => pupil)).toEqual(['Anna']);
  });
});
