import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draftStore } from '../../../src/components/classroom/workshop/draftStore.ts';
import { startWork } from '../../../src/components/classroom/pupil/ownWork.ts';
import { storeWork, workStore } from '../../../src/components/classroom/pupil/workStore.ts';
import {
  dropQuarantined,
  listQuarantined,
  listStoredSizes,
  putQuarantined,
} from '../../../src/components/platform/quarantine.ts';
import { progressStore } from '../../../src/components/platform/progress.ts';
import { QUARANTINE_ROOM } from '../../../src/components/platform/stored.ts';
import { mergeWorks } from '../../../src/components/classroom/pupil/mergeWorks.ts';
import { STORES } from '../../../src/components/site/quarantine/stores.ts';
import { baseTable, ownTableStore } from '../../../src/components/atlas/ownTable.ts';
import { EMPTY_DRAFT } from '../../../src/components/classroom/workshop/draftShape.ts';
import { stubForbiddenStorage, stubStorage } from '../platform/storageDouble.ts';

let texts: Map<string, string>;
beforeEach(() => {
  texts = stubStorage();
});
afterEach(() => vi.unstubAllGlobals());

const draft = (title: string, id = 1) => ({ id, draft: { ...EMPTY_DRAFT, title }, text: '' });
const shelf = (...titles: readonly string[]) => ({
  drafts: titles.map((title, at) => draft(title, at + 1)),
  handed: [],
});
const titles = () => draftStore.read().value.drafts.map((each) => each.draft.title);

async function storeOf(key: string) {
  const store = await STORES[key]?.load();
  if (!store) throw new Error(`no store ${key}`);
  return store;
}
/** Of the two areas, which are one here. */
const aside = () => listQuarantined().filter(({ area }) => area === 'localStorage');
const only = () => {
  const [first, ...others] = aside();
  if (!first || others.length > 0) throw new Error('not one text');
  return first;
};

describe('what stores have put aside', () => {
  it('is listed with its store, its place and its time', () => {
    draftStore.quarantine('first');
    draftStore.quarantine('second');
    texts.set('noughtbook.play.large.kept.9', 'of an older version of the site');
    texts.set('noughtbook.work', 'not aside');
    texts.set('somebody-else.kept', 'not ours');
    const [play, first, second] = aside();
    expect(play).toMatchObject({ store: 'noughtbook.play.large', since: undefined });
    expect(first).toMatchObject({ store: 'noughtbook.teach', place: 'noughtbook.teach.kept' });
    expect(second).toMatchObject({ place: 'noughtbook.teach.kept.2', text: 'second' });
    expect(Math.abs((second?.since ?? 0) - Date.now())).toBeLessThan(10_000);
    expect(aside()).toHaveLength(3);
  });

  it('is deleted with its time, and comes back as it was', () => {
    draftStore.quarantine('first');
    const before = new Map(texts);
    const text = only();
    dropQuarantined(text);
    expect(texts.size).toBe(0);
    expect(putQuarantined(text)).toBe(true);
    expect(texts).toEqual(before);
  });

  it('is nothing where storage is forbidden', () => {
    stubForbiddenStorage();
    expect(listQuarantined()).toEqual([]);
  });
});

describe('what fills the room', () => {
  it('is every store by itself, all that is aside, and what is not ours', () => {
    texts.set(draftStore.key, 'x'.repeat(5000));
    draftStore.quarantine('y'.repeat(300));
    workStore.quarantine('y'.repeat(300));
    texts.set('somebody-else', 'z'.repeat(9000));
    const sizes = listStoredSizes();
    expect(sizes.map(({ of }) => of)).toEqual(['others', { store: draftStore.key }, 'aside']);
    const all = [...texts].reduce((sum, [key, text]) => sum + key.length + text.length, 0);
    expect(sizes.reduce((sum, { length }) => sum + length, 0)).toBe(all);
  });

  it('is nothing where storage is forbidden', () => {
    stubForbiddenStorage();
    expect(listStoredSizes()).toEqual([]);
  });
});

describe('giving back', () => {
  it('brings lost assignments back beside those that are there, under numbers of their own', async () => {
    draftStore.write(shelf('here', 'both'));
    draftStore.quarantine(draftStore.make(shelf('lost', 'both')));
    const { giveBack } = await storeOf(draftStore.key);
    expect(giveBack(only())).toBe('given');
    expect(titles()).toEqual(['lost', 'here', 'both']);
    const ids = draftStore.read().value.drafts.map(({ id }) => id);
    expect(new Set(ids).size).toBe(3);
    expect(aside()).toEqual([]);
  });

  it('takes what can be read, and leaves the text for the rest', async () => {
    const text = draftStore.make(shelf('good', 'bad')).replace('"title":"bad"', '"title":7');
    draftStore.quarantine(text);
    const { giveBack } = await storeOf(draftStore.key);
    expect(giveBack(only())).toBe('given-part');
    expect(titles()).toEqual(['good']);
    expect(only().text).toBe(text);
  });

  it.each([
    ['{"v":1', 'unreadable'],
    ['{"v":99,"assignments":[]}', 'newer'],
  ])('changes nothing where it still cannot be read: %s', async (text, what) => {
    draftStore.write(shelf('here'));
    draftStore.quarantine(text);
    const before = new Map(texts);
    const { giveBack } = await storeOf(draftStore.key);
    expect(giveBack(only())).toBe(what);
    expect(texts).toEqual(before);
  });

  it('puts aside the work that has taken its place, and back again', async () => {
    const [lost, here] = [
      { ...startWork('{}', 1, 1), pupil: 'lost' },
      { ...startWork('{}', 1, 1), pupil: 'here' },
    ];
    const name = 'a'.repeat(16);
    storeWork(name, here, undefined);
    storeWork('b'.repeat(16), here, undefined);
    workStore.quarantine(workStore.make(new Map([[name, { work: lost, stamp: 9 }]])));
    const { giveBack } = await storeOf(workStore.key);
    const pupil = () => workStore.read().value.get(name)?.work.pupil;
    expect([giveBack(only()), pupil()]).toEqual(['swapped', 'lost']);
    expect([giveBack(only()), pupil()]).toEqual(['swapped', 'here']);
    expect(workStore.read().value.size).toBe(2);
    expect(workStore.parse(only().text).value.get(name)?.work.pupil).toBe('lost');
  });

  it('tells tabs that have a work open, by its stamp', () => {
    const entry = (pupil: string, stamp: number) => ({
      work: { ...startWork('{}', 1, 1), pupil },
      stamp,
    });
    const now = new Map([['a', entry('x', 4)]]);
    expect(mergeWorks(now, new Map([['a', entry('y', 4)]])).value.get('a')?.stamp).toBe(5);
    expect(mergeWorks(now, new Map([['a', entry('x', 2)]]))).toEqual({ value: now });
  });

  it('loses no pupil of a shared computer, whatever is given back and how often', async () => {
    const name = 'c'.repeat(16);
    const begun = (pupil: string, seed: number) => ({ ...startWork('{}', 1, seed), pupil, at: 0 });
    const [ana, ben, cem, dia, xavier] = ['Ana', 'Ben', 'Cem', 'Dia', 'Xavier'].map(begun);
    if (!ana || !ben || !cem || !dia || !xavier) throw new Error('five pupils');
    workStore.write(new Map([[name, { work: ana, stamp: 3, away: [ben, cem] }]]));
    const back = { work: xavier, stamp: 3, away: [dia, cem] };
    workStore.quarantine(workStore.make(new Map([[name, back]])));
    const { giveBack } = await storeOf(workStore.key);
    expect(giveBack(only())).toBe('given');
    const entry = workStore.read().value.get(name);
    expect([entry?.work, ...(entry?.away ?? [])].map((work) => work?.pupil)).toEqual([
      'Xavier',
      'Dia',
      'Ben',
      'Cem',
      'Ana',
    ]);
    expect(entry?.stamp).toBe(4);
    // An older state of the one at hand makes place for it, and those that were put away stay.
    const older = { ...xavier, tasks: [{ attempts: [], hints: 1, spent: 0 }] };
    workStore.quarantine(workStore.make(new Map([[name, { work: older, stamp: 1 }]])));
    for (let press = 0; press < 3; press++) {
      expect(giveBack(only())).toBe('swapped');
      expect(workStore.read().value.get(name)?.away).toEqual([dia, ben, cem, ana]);
    }
    // The same one at hand, and somebody put away whom nobody here knows.
    const known = { work: ana, stamp: 1, away: [ben] };
    const news = mergeWorks(new Map([[name, known]]), new Map([[name, { ...known, away: [dia] }]]));
    expect(news.value.get(name)).toEqual({ work: ana, stamp: 2, away: [dia, ben] });
  });

  it('swaps one table for the other', async () => {
    ownTableStore.write(baseTable('rules'));
    ownTableStore.quarantine(ownTableStore.make(baseTable('truth')));
    const { giveBack } = await storeOf(ownTableStore.key);
    expect(giveBack(only())).toBe('swapped');
    expect(ownTableStore.read().value?.kind).toBe(baseTable('truth').kind);
    expect(only().text).toBe(ownTableStore.make(baseTable('rules')));
  });

  it('changes nothing where there is no room', async () => {
    ownTableStore.write(baseTable('rules'));
    ownTableStore.quarantine(ownTableStore.make(baseTable('truth')));
    const before = new Map(texts);
    const { giveBack } = await storeOf(ownTableStore.key);
    stubStorage(texts, (key) => !key.includes('.kept'));
    expect(giveBack(only())).toBe('full');
    stubStorage(texts, () => false);
    expect(giveBack(only())).toBe('full');
    expect(texts).toEqual(before);
  });

  it('does not write over what is in its place and cannot be read', async () => {
    progressStore.quarantine(progressStore.make({ 'lessons/a': {} }));
    texts.set(progressStore.key, '{"noughtbook":"progress","version":99}');
    const { giveBack } = await storeOf(progressStore.key);
    expect(giveBack(only())).toBe('blocked');
    expect(texts.get(progressStore.key)).toContain('99');
  });
});

describe('what is in the way where it lies', () => {
  it('is found, and let go but for what can be read', async () => {
    draftStore.quarantine('x'.repeat(QUARANTINE_ROOM));
    const text = draftStore.make(shelf('good', 'bad')).replace('"title":"bad"', '"title":7');
    texts.set(draftStore.key, text);
    expect(draftStore.read().problem?.code).toBe('not-quarantined');
    const { findStuck, letGo } = await storeOf(draftStore.key);
    const stuck = findStuck('localStorage');
    expect(stuck).toMatchObject({ text, why: 'lost-some', place: draftStore.key });
    if (!stuck) return;
    expect(letGo(stuck)).toBe(true);
    expect([titles(), findStuck('localStorage')]).toEqual([['good'], undefined]);
    expect(draftStore.change((now) => now).problem).toBeUndefined();
  });

  it('is put aside if there is room, and left alone if it is newer', async () => {
    texts.set(draftStore.key, 'broken');
    const { findStuck } = await storeOf(draftStore.key);
    expect(findStuck('localStorage')).toBeUndefined();
    expect(only()).toMatchObject({ store: draftStore.key, text: 'broken' });
    texts.set(draftStore.key, '{"v":99,"assignments":[]}');
    expect(findStuck('localStorage')?.why).toBe('newer');
    expect(aside()).toHaveLength(1);
  });

  it('is let go only as it was seen', async () => {
    texts.set(progressStore.key, '{"noughtbook":"progress","version":99}');
    const { findStuck, letGo } = await storeOf(progressStore.key);
    const stuck = findStuck('localStorage');
    expect(stuck?.why).toBe('newer');
    if (!stuck) return;
    texts.set(progressStore.key, '{"noughtbook":"progress","version":100}');
    expect(letGo(stuck)).toBe(false);
    texts.set(progressStore.key, stuck.text);
    expect(letGo(stuck)).toBe(true);
    expect(progressStore.read()).toEqual({ value: {} });
  });

  it('is nothing that lies aside already, or that can be read', async () => {
    texts.set(draftStore.key, 'broken');
    draftStore.read();
    const { findStuck } = await storeOf(draftStore.key);
    expect(findStuck('localStorage')).toBeUndefined();
    draftStore.write(shelf('fine'));
    expect(findStuck('localStorage')).toBeUndefined();
  });
});
