import { afterEach, expect, it, vi } from 'vitest';
import { startWork } from '../../../../src/components/classroom/pupil/ownWork.ts';
import { storeWork, workStore } from '../../../../src/components/classroom/pupil/workStore.ts';
import { stubStorage } from '../../platform/storageDouble.ts';

afterEach(() => vi.unstubAllGlobals());

const [FORGED, OWN] = ['f'.repeat(16), '0'.repeat(16)];

it('a forged stamp makes a work the oldest, and what is stored later is read again', () => {
  const work = startWork('{}', 1, 0);
  for (const forged of [Number.MAX_SAFE_INTEGER, -5]) {
    const text = workStore.make(
      new Map([
        [FORGED, { work, stamp: forged }],
        [OWN, { work, stamp: 7 }],
      ]),
    );
    stubStorage(new Map([[workStore.key, text]]));
    expect(workStore.read().value.get(FORGED)?.stamp).toBe(0);
    expect(storeWork(OWN, work, 7)).toEqual({ stamp: 8 });
    expect([...workStore.read().value]).toEqual([
      [FORGED, { work: expect.objectContaining({ seed: 0 }) as unknown, stamp: 0 }],
      [OWN, { work: expect.objectContaining({ seed: 0 }) as unknown, stamp: 8 }],
    ]);
  }
});
