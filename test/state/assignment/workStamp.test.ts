import { expect, it } from 'vitest';
import { startWork } from '../../../src/components/state/assignment/ownWork.ts';
import {
  WORK_KEY,
  makeWorks,
  readWorks,
  storeWork,
} from '../../../src/components/state/assignment/workStorage.ts';

/** What a browser keeps, in a map. */
function storageWith(text: string) {
  const kept = new Map([[WORK_KEY, text]]);
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

const [FORGED, OWN] = ['f'.repeat(16), '0'.repeat(16)];

it('a forged stamp makes a work the oldest, and what is stored later is read again', () => {
  const work = startWork('{}', 1, 0);
  for (const forged of [Number.MAX_SAFE_INTEGER, -5]) {
    const storage = storageWith(
      makeWorks(
        new Map([
          [FORGED, { work, stamp: forged }],
          [OWN, { work, stamp: 7 }],
        ]),
      ),
    );
    expect(readWorks(storage).works.get(FORGED)?.stamp).toBe(0);
    expect(storeWork(OWN, work, 7, storage)).toEqual({ stamp: 8 });
    expect([...readWorks(storage).works]).toEqual([
      [FORGED, { work: expect.objectContaining({ seed: 0 }) as unknown, stamp: 0 }],
      [OWN, { work: expect.objectContaining({ seed: 0 }) as unknown, stamp: 8 }],
    ]);
  }
});
