import { describe, expect, it } from 'vitest';
import { fieldsOf, parseObject } from '../../src/engine/index.ts';
import type { TextStore } from '../../src/components/state/browserStore.ts';
import {
  makeKept,
  openKept,
  readStored,
  writeStored,
  type KeptFormat,
} from '../../src/components/state/openKept.ts';
import { textsAside } from '../../src/components/state/textsAside.ts';
import { TEACH_KEY, changeShelf } from '../../src/components/state/assignment/draftStorage.ts';
import { GRADE_KEY, readStoredBook } from '../../src/components/state/assignment/gradeStorage.ts';
import { startWork } from '../../src/components/state/assignment/ownWork.ts';
import { WORK_KEY, storeWork } from '../../src/components/state/assignment/workStorage.ts';

/** A format in its third version: what was `name` is `title` now, and there are tags. */
const STEPS: KeptFormat['migrations'] = [
  ({ name, ...rest }) => ({ ...rest, title: name }),
  (old) => ({ ...old, tags: [] }),
];
const STORED: KeptFormat = { migrations: STEPS };
const FILE: KeptFormat = { what: 'list', migrations: STEPS };

const open = (text: string, format: KeptFormat) => openKept(parseObject(text), format);

describe('a text that is kept', () => {
  it('is opened as it was made, in the store and as a file', () => {
    const fields = { title: 'A', tags: ['x'] };
    expect(makeKept(STORED, fields)).toBe('{"v":3,"title":"A","tags":["x"]}');
    expect(makeKept(FILE, fields)).toBe(
      '{"noughtbook":"list","version":3,"title":"A","tags":["x"]}',
    );
    for (const format of [STORED, FILE]) {
      expect(open(makeKept(format, fields), format)).toEqual({ ok: true, value: fields });
    }
  });

  it('of an older version is brought to the current one', () => {
    const value = { title: 'A', tags: [] };
    expect(open('{"v":1,"name":"A"}', STORED)).toEqual({ ok: true, value });
    expect(open('{"v":2,"title":"A"}', STORED)).toEqual({ ok: true, value });
    expect(open('{"noughtbook":"list","version":1,"name":"A"}', FILE)).toEqual({ ok: true, value });
  });

  it('of a newer version is refused, with that version', () => {
    const problem = { code: 'newer', version: 4 };
    expect(open('{"v":4,"title":"A"}', STORED)).toMatchObject({ problem });
    expect(open('{"noughtbook":"list","version":4}', FILE)).toMatchObject({ problem });
  });

  it('that is none of ours is refused', () => {
    for (const text of [
      '',
      '{',
      '[]',
      '{}',
      '{"v":0}',
      '{"v":1.5}',
      '{"v":"3"}',
      '{"version":3}',
    ]) {
      expect(open(text, STORED)).toMatchObject({ problem: { code: 'unreadable' } });
    }
    for (const text of ['{"version":3}', '{"noughtbook":"copy","version":3}', '{"v":3}']) {
      expect(open(text, FILE)).toMatchObject({ problem: { code: 'unreadable' } });
    }
  });
});

function memory(room = Infinity): TextStore & { readonly texts: Map<string, string> } {
  const texts = new Map<string, string>();
  return {
    texts,
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => {
      if (text.length > room) throw new DOMException('full', 'QuotaExceededError');
      texts.set(key, text);
    },
  };
}

describe('a store that holds a text of a newer version', () => {
  it('puts it aside before anything is written, and loses nothing', () => {
    const newer: Record<string, string> = {
      [TEACH_KEY]: '{"v":2,"folders":[{"title":"Вилки"}]}',
      [WORK_KEY]: '{"v":7,"works":[["a",{}]]}',
      [GRADE_KEY]: '{"noughtbook":"gradebook","version":3,"books":[]}',
    };
    const storage = memory();
    for (const [key, text] of Object.entries(newer)) storage.texts.set(key, text);
    expect(readStoredBook(storage).problem).toEqual({ code: 'newer', version: 3 });
    changeShelf((shelf) => ({ ...shelf, handed: ['x'] }), storage);
    storeWork('a', startWork('{}', 1, 0), undefined, storage);
    for (const [key, text] of Object.entries(newer)) {
      expect(textsAside(key, storage)).toEqual([text]);
    }
    expect(fieldsOf(parseObject(storage.getItem(TEACH_KEY) ?? ''))?.['v']).toBe(1);
  });

  it('is not written over where there is no room to put it aside', () => {
    const storage = memory();
    storage.texts.set('key', '{"v":9,"title":"all that there is"}');
    const setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const full = { ...storage, setItem };
    const read = readStored<{ problem?: Parameters<typeof writeStored>[3] }>(
      full,
      'key',
      {},
      (text) => {
        const opened = open(text, STORED);
        return opened.ok ? {} : { problem: opened.problem };
      },
    );
    expect(read.problem).toEqual({ code: 'not-aside' });
    // There is room again: what could not be put aside stays all the same.
    expect(writeStored(storage, 'key', '{}', read.problem)).toEqual({ code: 'not-aside' });
    expect(storage.texts.get('key')).toContain('all that there is');
    expect(writeStored(undefined, 'key', '{}')).toEqual({ code: 'not-stored' });
  });
});
