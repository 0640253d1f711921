import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  QUARANTINE_ROOM,
  stored,
  storedText,
  versioned,
  type StoredSchema,
} from '../../../src/components/platform/stored.ts';
import { stubStorage } from './storageDouble.ts';

interface List {
  readonly title: unknown;
  readonly tags: unknown;
}

/** A list in its third version: what was `name` is `title` now, and there are tags. */
const MIGRATIONS = [
  ({ name, ...rest }: Readonly<Record<string, unknown>>) => ({ ...rest, title: name }),
  (old: object) => ({ ...old, tags: [] }),
];
const SCHEMA: StoredSchema<List | undefined> = {
  empty: undefined,
  read: ({ title, tags }) => ({ title, tags }),
};
const STORED = versioned(SCHEMA, MIGRATIONS);
const FILE = versioned({ ...SCHEMA, what: 'list' }, MIGRATIONS);

let texts: Map<string, string>;
beforeEach(() => {
  texts = stubStorage();
});
afterEach(() => vi.unstubAllGlobals());

describe('a versioned text', () => {
  it('is read as it was made, in the store and as a file', () => {
    const value = { title: 'A', tags: ['x'] };
    expect(STORED.make(value)).toBe('{"v":3,"title":"A","tags":["x"]}');
    expect(FILE.make(value, { for: 'others' })).toBe(
      '{"noughtbook":"list","version":3,"title":"A","tags":["x"],"for":"others"}',
    );
    for (const format of [STORED, FILE])
      expect(format.parse(format.make(value))).toEqual({ value });
  });

  it('of an older version is brought to the current one', () => {
    const value = { title: 'A', tags: [] };
    expect(STORED.parse('{"v":1,"name":"A"}')).toEqual({ value });
    expect(STORED.parse('{"v":2,"title":"A"}')).toEqual({ value });
    expect(FILE.parse('{"noughtbook":"list","version":1,"name":"A"}')).toEqual({ value });
    const unversioned = versioned({ ...SCHEMA, unversioned: true }, MIGRATIONS);
    expect(unversioned.parse('{"name":"A"}')).toEqual({ value });
  });

  it('of a newer version is refused, with that version', () => {
    const refused = { value: undefined, problem: { code: 'newer', version: 4 } };
    expect(STORED.parse('{"v":4,"title":"A"}')).toEqual(refused);
    expect(FILE.parse('{"noughtbook":"list","version":4}')).toEqual(refused);
  });

  it('that is none of ours is refused', () => {
    const refused = { value: undefined, problem: { code: 'unreadable' } };
    const unversioned = versioned({ ...SCHEMA, unversioned: true }, MIGRATIONS);
    for (const text of ['', '{', '[]', '7', 'null', '"v"', '{"v":0}', '{"v":1.5}', '{"v":"3"}']) {
      expect(STORED.parse(text), text).toEqual(refused);
      expect(unversioned.parse(text), text).toEqual(refused);
    }
    for (const text of ['{}', '{"version":3}', '{"v":3,"noughtbook":"list"}']) {
      expect(STORED.parse(text), text).toEqual(refused);
    }
    for (const text of ['{"version":3}', '{"noughtbook":"copy","version":3}', '{"v":3}']) {
      expect(FILE.parse(text), text).toEqual(refused);
    }
  });

  it('that its schema cannot take is refused, even if that throws', () => {
    const read = () => {
      throw new TypeError('no such thing');
    };
    expect(versioned({ ...SCHEMA, read }).parse('{"v":1}').problem?.code).toBe('unreadable');
  });
});

describe('the quarantine', () => {
  const store = stored('key', SCHEMA, MIGRATIONS);

  it('holds every text that could not be read once, the oldest first', () => {
    for (const text of ['first', 'second', 'first']) {
      texts.set('key', text);
      store.read();
    }
    expect(store.quarantined()).toEqual(['first', 'second']);
    expect(texts.get('key.kept')).toBe('first');
    expect(texts.get('key.kept.2')).toBe('second');
  });

  it('that is full keeps what is in it, and nothing is written over the next', () => {
    for (let at = 1; at <= 10; at++) {
      texts.set('key', `broken ${at}`);
      expect(store.read().problem?.code).toBe(at < 10 ? 'unreadable' : 'not-quarantined');
    }
    expect(store.write({ title: 'A', tags: [] })).toEqual({ code: 'not-quarantined' });
    expect(texts.get('key')).toBe('broken 10');
    expect(store.quarantined()).toHaveLength(9);
  });

  it('has a limit in sum over all stores, so that there is room for new work', () => {
    const other = stored('noughtbook.other', SCHEMA);
    const ours = stored('noughtbook.ours', SCHEMA);
    expect(other.quarantine('x'.repeat(QUARANTINE_ROOM - 10))).toBe(true);
    expect(ours.quarantine('y'.repeat(11))).toBe(false);
    expect(ours.quarantine('y'.repeat(10))).toBe(true);
    // What is there already takes no room.
    expect(ours.quarantine('y'.repeat(10))).toBe(true);
    expect(ours.quarantined()).toEqual(['y'.repeat(10)]);
  });

  it('takes no text whose unknown fields only have their defaults', () => {
    const lenient = storedText<string, { readonly code: 'bad-fields'; readonly fields: string[] }>(
      'key',
      {
        empty: '',
        parse: (value) => ({ value, problem: { code: 'bad-fields', fields: ['x'] } }),
        make: (value) => value,
      },
    );
    texts.set('key', 'nearly');
    expect(lenient.read().value).toBe('nearly');
    expect(lenient.write('well')).toBeUndefined();
    expect(lenient.quarantined()).toEqual([]);
    expect(texts.get('key')).toBe('well');
  });
});

describe('what is written', () => {
  const store = stored('key', SCHEMA, MIGRATIONS);

  it('is not called stored before it was read back', () => {
    const silent = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
    vi.stubGlobal('localStorage', silent);
    expect(store.write({ title: 'A', tags: [] })).toEqual({ code: 'full' });
    expect(store.quarantine('x')).toBe(false);
  });
});

describe('other tabs', () => {
  const store = stored('key', SCHEMA, MIGRATIONS);

  it('lose nothing: what they have stored is changed, and what is unreadable of it is quarantined', () => {
    store.write({ title: 'here', tags: [1] });
    texts.set('key', STORED.make({ title: 'there', tags: [2] }));
    expect(store.change((list) => list && { ...list, tags: [3] }).value).toEqual({
      title: 'there',
      tags: [3],
    });
    texts.set('key', '{"v":3,"title":"cut');
    expect(store.write({ title: 'here', tags: [] })).toBeUndefined();
    expect(store.quarantined()).toEqual(['{"v":3,"title":"cut']);
    expect(store.read().value?.title).toBe('here');
  });
});
