import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { templateOf } from '../../../../src/components/classroom/workshop/templates.ts';
import { Workbench } from '../../../../src/components/classroom/workshop/workbench.svelte.ts';
import { draftOf } from '../../../../src/components/classroom/workshop/draft.ts';
import { EMPTY_DRAFT } from '../../../../src/components/classroom/workshop/draftShape.ts';
import {
  draftStore,
  freeDraftId,
  withDraft,
} from '../../../../src/components/classroom/workshop/draftStore.ts';
import { stubStorage } from '../../platform/storageDouble.ts';
import { stubTabs } from '../../platform/tabsDouble.ts';
import { copyOf, openDraftText } from '../../../../src/components/classroom/workshop/opening.ts';
import { doLink, levelsLink } from '../../../../src/components/classroom/handOut.ts';
import { pack } from '../../../../src/components/classroom/packing.ts';
import { makeAssignment } from '../../../../src/engine/index.ts';

const titles = () => draftStore.read().value.drafts.map(({ draft }) => draft.title);

/** The same assignment, opened in a tab. */
function tab(): Workbench {
  const [kept] = draftStore.read().value.drafts;
  if (!kept) throw new Error('nothing is kept');
  return new Workbench(kept, () => undefined);
}

beforeEach(async () => {
  stubStorage();
  vi.useFakeTimers();
  const draft = { ...EMPTY_DRAFT, title: 'Forks' };
  await draftStore.change((shelf) => withDraft(shelf, { id: 1, draft, text: '' }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function looked(): Workbench {
  const draft = draftOf(templateOf({ id: 'lessons/count', title: 'Counts' }, 'first'));
  const id = freeDraftId(draftStore.read().value);
  return new Workbench({ id, draft, text: '', isLoose: true }, () => undefined);
}

describe('tasks of a lesson that are only looked at', () => {
  it('are no assignment of the list, unless they are changed', async () => {
    const left = looked();
    left.choose(2);
    await left.keep();
    expect([left.isLoose, left.canUndo, titles()]).toEqual([true, false, ['Forks']]);
    const changed = looked();
    changed.setTitle('Mine');
    await vi.runAllTimersAsync();
    expect([changed.isLoose, changed.canUndo, titles()]).toEqual([false, true, ['Mine', 'Forks']]);
  });
  it('or handed out', async () => {
    await looked().handOut('{}');
    expect(titles()).toEqual(['Counts', 'Forks']);
  });
});

describe('a second level', () => {
  it('is remembered', async () => {
    const bench = tab();
    bench.setOther(7);
    await bench.keep();
    expect(tab().other).toBe(7);
  });
  it('goes out as the second of both', async () => {
    await tab().handOut('{"first":1}', '{"second":1}');
    expect(draftStore.read().value.handed).toEqual(['{"second":1}', '{"first":1}']);
  });
});

it('points, tries and hints of a task are given to all, in one step to undo', () => {
  const bench = tab();
  bench.add('best-move');
  bench.add('fork');
  bench.change({ points: 5, attempts: 2, hints: 0 });
  bench.setLikeThis();
  expect(bench.draft.tasks.map(({ points, attempts, hints }) => [points, attempts, hints])).toEqual(
    [1, 2].map(() => [5, 2, 0]),
  );
  expect(new Set(bench.draft.tasks.map(({ kind }) => kind)).size).toBe(2);
  bench.undo();
  expect(bench.draft.tasks.map(({ points }) => points).toSorted()).toEqual([1, 5]);
});

it('an assignment in a store without room is stored once there is room', async () => {
  let hasRoom = false;
  const kept = draftStore.read().value;
  stubStorage(new Map([[draftStore.key, draftStore.make(kept)]]), () => hasRoom);
  const bench = tab();
  bench.setTitle('Of a full store');
  await vi.runAllTimersAsync();
  await bench.retry();
  expect([bench.problem?.code, titles()]).toEqual(['full', ['Forks']]);
  hasRoom = true;
  await bench.retry();
  expect([bench.problem, titles()]).toEqual([undefined, ['Of a full store']]);
});

describe('one assignment in two tabs', () => {
  it('has the changes of both, and of the same field the last one; who comes second is told', async () => {
    stubTabs();
    const [first, second] = [tab(), tab()];
    first.setTitle('Of the first');
    first.add('best-move');
    second.setTitle('Of the second');
    second.setOrder('shuffled');
    second.add('fork');
    await Promise.all([first.keep(), second.keep()]);
    const { draft } = draftStore.read().value.drafts[0]!;
    expect([draft.title, draft.order]).toEqual(['Of the second', 'shuffled']);
    expect(draft.tasks.map(({ id, kind }) => [id, kind])).toEqual([
      [1, 'fork'],
      [2, 'best-move'],
    ]);
    expect([first.isFromElsewhere, second.isFromElsewhere]).toEqual([false, true]);
    // Undo brings back what was here.
    second.undo();
    expect(second.draft.tasks.map(({ kind }) => kind)).toEqual(['fork']);
    first.hear(draftStore.read().value);
    expect([first.draft.title, first.isFromElsewhere]).toEqual(['Of the second', true]);
  });
});

describe('a full store', () => {
  it('is said of an assignment that is just begun, until it can be kept', async () => {
    const entry = { id: 7, draft: { ...EMPTY_DRAFT, title: 'New' }, text: '' };
    stubStorage(new Map(), () => false);
    const { problem } = await draftStore.change((shelf) => withDraft(shelf, entry));
    const bench = new Workbench(entry, () => undefined, problem);
    expect(bench.problem).toEqual({ code: 'full' });
    stubStorage();
    bench.setTitle('New one');
    await vi.runAllTimersAsync();
    expect(bench.problem).toBeUndefined();
    expect(titles()).toEqual(['New one']);
  });
});

afterEach(() => vi.unstubAllGlobals());

const SITE = 'https://example.org/notes/';
const made = (title: string) => makeAssignment(templateOf({ id: 'lessons/count', title }, 'first'));
const open = async (text: string) => {
  const taken = await openDraftText(text, 'none');
  if ('problem' in taken) throw new Error(taken.problem);
  return taken;
};

it('a link with two assignments gives both, also if it was pasted twice', async () => {
  const [first, second] = [made('Easy'), made('Hard')];
  const link = levelsLink(SITE, await pack(first), await pack(second));
  for (const text of [link, link + link, ` ${link}&level=2\n`]) {
    const taken = await open(text);
    expect([taken.text, taken.second?.text]).toEqual([first, second]);
  }
  const single = doLink(SITE, await pack(second));
  expect((await open(single + single)).text).toBe(second);
  expect((await open(single)).second).toBeUndefined();
  expect(await openDraftText(link.slice(0, -3), 'none')).toHaveProperty('problem');
});

it('a copy is another assignment: its text has its own title', async () => {
  const { draft, text } = await open(made('Forks'));
  const copy = copyOf(draft, 'Forks (copy)');
  expect(copy.text).not.toBe(text);
  expect((await open(copy.text)).draft.title).toBe('Forks (copy)');
});

it('what two tabs begin at the same time are two assignments', async () => {
  stubStorage();
  const taken = { ...(await open(made('Forks'))), id: 1, isLoose: true };
  const benches = [1, 2].map(() => new Workbench(taken, () => undefined));
  for (const [at, bench] of benches.entries()) {
    bench.setTitle(`Tab ${at}`);
    await bench.keep();
  }
  const { drafts } = draftStore.read().value;
  expect(drafts.map(({ draft }) => draft.title)).toEqual(['Tab 1', 'Tab 0']);
});
