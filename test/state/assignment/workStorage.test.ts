import { describe, expect, it } from 'vitest';
import { textsAside } from '../../../src/components/state/textsAside.ts';
import { startWork, withAttempt } from '../../../src/components/state/assignment/ownWork.ts';
import {
  MOST_WORKS,
  WORK_KEY,
  dropWork,
  readWorks,
  storeWork,
} from '../../../src/components/state/assignment/workStorage.ts';
import type { TextStore } from '../../../src/components/state/browserStore.ts';

function memory(text?: string, room = Infinity): TextStore & { held: Map<string, string> } {
  const held = new Map(text === undefined ? [] : [[WORK_KEY, text]]);
  return {
    held,
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => {
      if (value.length > room) throw new Error('full');
      held.set(key, value);
    },
  };
}

/** Names that fingerprints could have. */
const [A, B] = ['a'.repeat(16), 'b'.repeat(16)];
const WORK = withAttempt(startWork('{"title":"A"}', 2, 5), 1, '4');

describe('the work of pupils on a device', () => {
  it('is there again, work by work', () => {
    const storage = memory();
    storeWork(A, WORK, undefined, storage);
    storeWork(B, { ...WORK, pupil: 'Ёж' }, undefined, storage);
    expect(readWorks(storage).works.get(A)?.work).toEqual(WORK);
    expect(readWorks(storage).works.get(B)?.work.pupil).toBe('Ёж');
    dropWork(A, storage);
    expect([...readWorks(storage).works.keys()]).toEqual([B]);
  });

  it('tells whoever writes last that another tab has written', () => {
    const storage = memory();
    const { stamp } = storeWork(A, WORK, undefined, storage);
    const other = storeWork(A, { ...WORK, pupil: 'other tab' }, stamp, storage);
    expect(other.replaced).toBeUndefined();
    const mine = storeWork(A, WORK, stamp, storage);
    expect(mine.replaced?.pupil).toBe('other tab');
    expect(storeWork(A, WORK, mine.stamp, storage).replaced).toBeUndefined();
  });

  it('loses the oldest that were handed in when there are too many, and nothing else', () => {
    const storage = memory();
    storeWork(A, WORK, undefined, storage);
    storeWork(B, { ...WORK, handed: '{}' }, undefined, storage);
    for (let at = 0; at < MOST_WORKS; at++) storeWork(`${1e15 + at}`, WORK, undefined, storage);
    const names = [...readWorks(storage).works.keys()];
    expect(names).not.toContain(B);
    expect(names).toContain(A);
    // None of the others was handed in: they stay, however many they are.
    expect(names).toHaveLength(MOST_WORKS + 1);
  });

  it('says so when the device is full or stores nothing', () => {
    expect(storeWork(A, WORK, undefined, memory(undefined, 10)).problem?.code).toBe('full');
    const forbidden: TextStore = {
      getItem: () => {
        throw new Error('forbidden');
      },
      setItem: () => undefined,
    };
    expect(storeWork(A, WORK, undefined, forbidden).problem?.code).toBe('not-stored');
  });

  it('puts aside what it cannot read, and goes on', () => {
    const broken = '{"v":1,"works":';
    const storage = memory(broken);
    expect(readWorks(storage).problem?.code).toBe('unreadable');
    expect(storeWork(A, WORK, undefined, storage).problem).toBeUndefined();
    expect(textsAside(WORK_KEY, storage)).toEqual([broken]);
    expect(readWorks(storage).works.size).toBe(1);
    expect(readWorks(memory('{"v":2,"works":{}}')).problem?.code).toBe('newer');
  });

  it('keeps the other works when one cannot be read', () => {
    const storage = memory();
    storeWork(A, WORK, undefined, storage);
    const text = storage.held.get(WORK_KEY) ?? '';
    storage.held.set(WORK_KEY, text.replace('"works":{', `"works":{"${B}":{"stamp":1},`));
    const { works, problem } = readWorks(storage);
    expect([...works.keys()]).toEqual([A]);
    expect(problem).toEqual({ code: 'lost-some', count: 1 });
  });

  it('is not taken under a name that no assignment can have', () => {
    const storage = memory();
    storeWork(A, WORK, undefined, storage);
    const text = storage.held.get(WORK_KEY) ?? '';
    for (const name of ['__proto__', 'a', A.toUpperCase(), `${A}a`]) {
      storage.held.set(WORK_KEY, text.replace(`"${A}"`, `"${name}"`));
      expect(readWorks(storage)).toEqual({
        works: new Map(),
        problem: { code: 'lost-some', count: 1 },
      });
    }
  });

  it('leaves alone what can be neither read nor put aside', () => {
    const storage = memory('broken', 3);
    expect(readWorks(storage).problem?.code).toBe('not-aside');
    expect(storeWork(A, WORK, undefined, storage).problem?.code).toBe('not-aside');
    expect(storage.held.get(WORK_KEY)).toBe('broken');
  });
});
