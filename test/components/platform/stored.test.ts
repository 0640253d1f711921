import { describe, expect, it, vi } from 'vitest';
import { stored, versioned, type StoredSchema } from '../../../src/components/platform/stored.ts';
import { ownStorage } from './storageDouble.ts';
import { stubTabs } from './tabsDouble.ts';

interface List {
  readonly title: unknown;
  readonly tags?: readonly string[];
}
const SCHEMA: StoredSchema<List | undefined> = {
  empty: undefined,
  read({ title, tags }, lose) {
    if (title === undefined) return undefined;
    const all = (tags ?? []) as readonly unknown[];
    const known = all.filter((tag) => typeof tag === 'string');
    lose(all.length - known.length);
    return { title, tags: known };
  },
};
const STORED = versioned(SCHEMA);
const FILE = versioned({ ...SCHEMA, what: 'list' });
const A: List = { title: 'A', tags: ['x'] };

const texts = ownStorage();

describe('a text with a version', () => {
  it('is read as it was made, in the store and as a file', () => {
    expect(STORED.make(A)).toBe('{"v":1,"title":"A","tags":["x"]}');
    expect(FILE.make(A, { for: 'others' })).toBe(
      '{"noughtbook":"list","version":1,"title":"A","tags":["x"],"for":"others"}',
    );
    for (const format of [STORED, FILE]) expect(format.parse(format.make(A))).toEqual({ value: A });
  });

  it('of a newer version, or none of ours, is refused', () => {
    const refused = (code: string) => ({ value: undefined, problem: { code } });
    expect(STORED.parse('{"v":4,"title":"A"}')).toEqual(refused('newer'));
    expect(FILE.parse('{"noughtbook":"list","version":4}')).toEqual(refused('newer'));
    for (const text of ['', '{', '[]', '7', 'null', '{}', '{"v":0}', '{"v":1.5}', '{"v":"1"}'])
      expect(STORED.parse(text), text).toEqual(refused('unreadable'));
    for (const text of ['{"version":1}', '{"noughtbook":"copy","version":1}', '{"v":1}'])
      expect(FILE.parse(text), text).toEqual(refused('unreadable'));
  });

  it('counts the parts that it has lost, and is refused where its schema throws', () => {
    const problem = { code: 'lost-some', count: 2 };
    expect(STORED.parse('{"v":1,"title":"A","tags":[1,"x",2]}')).toEqual({ value: A, problem });
    expect(STORED.parse('{"v":1,"title":"A","tags":7}').problem?.code).toBe('unreadable');
  });
});

describe('what cannot be read', () => {
  it('is kept aside before anything is stored in its place, each text once', async () => {
    const store = stored('key', SCHEMA);
    for (const text of ['first', '{"v":1,"title":"B","tags":[7]}', 'first']) {
      texts.set('key', text);
      store.read();
      expect(texts.get('key')).toBe(text);
      await store.change((now) => ({ title: now?.title ?? 'A' }));
    }
    expect(Object.fromEntries(texts)).toEqual({
      key: '{"v":1,"title":"A"}',
      'key.unreadable': 'first',
      'key.unreadable.2': '{"v":1,"title":"B","tags":[7]}',
    });
  });
});

it('nothing is called stored before it was read back', async () => {
  const silent = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
  vi.stubGlobal('localStorage', silent);
  const store = stored('key', SCHEMA);
  expect((await store.change(() => A)).problem).toEqual({ code: 'full' });
  expect(store.keepAside('x')).toBe(false);
});

const withTag = (tag: string) => (now: List | undefined) => ({
  ...A,
  tags: [...(now?.tags ?? []), tag],
});
const tagsIn = () => STORED.parse(texts.get('key') ?? '').value?.tags;

describe('other tabs', () => {
  it('each change what the other has stored, one after the other', async () => {
    stubTabs();
    const [here, there] = [stored('key', SCHEMA), stored('key', SCHEMA)];
    const both = [here.change(withTag('here')), there.change(withTag('there'))];
    expect(texts.size).toBe(0);
    await Promise.all(both);
    expect(tagsIn()).toEqual(['here', 'there']);
  });

  it('wait for a change that takes its time, and for one that fails no longer', async () => {
    const store = stored('key', SCHEMA);
    await store.change(async (now) => withTag('slow')(await Promise.resolve(now)));
    await expect(store.change(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(tagsIn()).toEqual(['slow']);
  });

  it('keep what they have stored from all that was put before it was known', async () => {
    stubTabs();
    const [here, there] = [stored('key', SCHEMA), stored('key', SCHEMA)];
    const put = async (by: typeof here, title: string) => (await by.put({ title })).value?.title;
    const puts = [put(here, 'A'), put(here, 'B'), put(there, 'C'), put(there, 'D')];
    expect(await Promise.all(puts)).toEqual(['A', 'B', 'B', 'B']);
    expect(await Promise.all([put(there, 'E'), put(there, 'F')])).toEqual(['E', 'F']);
  });

  it('are heard, also after a time in which nothing was heard, and each news once', async () => {
    const { fire } = stubTabs();
    const [here, there] = [stored('key', SCHEMA), stored('key', SCHEMA)];
    const heard = vi.fn();
    const deafen = here.hear(heard);
    const store = (which: typeof here, tag: string) => which.change(withTag(tag));
    await store(here, 'own');
    for (const type of ['storage', 'pageshow', 'visibilitychange'] as const) fire(type);
    expect(heard).not.toHaveBeenCalled();
    await store(there, 'theirs');
    fire('pageshow');
    fire('storage');
    expect(heard).toHaveBeenCalledExactlyOnceWith({
      value: { title: 'A', tags: ['own', 'theirs'] },
    });
    // What was written over unheard is told as well.
    await store(there, 'unheard');
    await store(here, 'last');
    expect(heard).toHaveBeenCalledTimes(2);
    expect(heard).toHaveBeenLastCalledWith({
      value: { title: 'A', tags: ['own', 'theirs', 'unheard', 'last'] },
    });
    deafen();
    await store(there, 'deaf');
    fire('storage');
    expect(heard).toHaveBeenCalledTimes(2);
  });
});
