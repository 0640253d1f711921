import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startWork, withAttempt } from '../../../../src/components/classroom/pupil/ownWork.ts';
import {
  changePupil,
  dropWork,
  storeWork,
  workStore,
} from '../../../../src/components/classroom/pupil/workStore.ts';
import { stubStorage } from '../../platform/storageDouble.ts';

const { key } = workStore;
let texts: Map<string, string>;
beforeEach(() => {
  texts = stubStorage();
});
afterEach(() => vi.unstubAllGlobals());

const readWorks = () => workStore.read().value;

/** Names that fingerprints could have. */
const [A, B] = ['a'.repeat(16), 'b'.repeat(16)];
const WORK = withAttempt(startWork('{"title":"A"}', 2, 5), 1, '4');

describe('the work of pupils on a device', () => {
  it('is there again, work by work', () => {
    storeWork(A, WORK, undefined);
    storeWork(B, { ...WORK, pupil: 'Ёж' }, undefined);
    expect(readWorks().get(A)?.work).toEqual(WORK);
    expect(readWorks().get(B)?.work.pupil).toBe('Ёж');
    dropWork(A);
    expect([...readWorks().keys()]).toEqual([B]);
  });

  it('tells whoever writes last that another tab has written', () => {
    const { stamp } = storeWork(A, WORK, undefined);
    const other = storeWork(A, { ...WORK, pupil: 'other tab' }, stamp);
    expect(other.replaced).toBeUndefined();
    const mine = storeWork(A, WORK, stamp);
    expect(mine.replaced?.pupil).toBe('other tab');
    expect(storeWork(A, WORK, mine.stamp).replaced).toBeUndefined();
  });

  it('does not write over who came back when another was erased, nor over who began in the meantime', () => {
    const begun = (pupil: string, seed: number) => ({ ...WORK, pupil, seed, at: 0 });
    const [ana, ben] = [begun('Ana', 1), begun('Ben', 2)];
    const pupils = () => {
      const entry = readWorks().get(A);
      return [entry?.work, ...(entry?.away ?? [])].map((work) => work?.pupil);
    };
    const first = storeWork(A, ben, undefined);
    expect(changePupil(A, ana)).toBeUndefined();
    const seen = readWorks().get(A)?.stamp;
    // Erased in one tab, and gone on with in the other.
    dropWork(A);
    expect(pupils()).toEqual(['Ben']);
    storeWork(A, withAttempt(ana, 0, '1'), seen);
    expect(pupils()).toEqual(['Ana', 'Ben']);
    // Not begun yet, in a tab that has seen nothing of it.
    const { at: _, ...cem } = begun('Cem', 3);
    storeWork(A, cem, first.stamp);
    expect(pupils()).toEqual(['Cem', 'Ben', 'Ana']);
  });

  it('keeps what another tab did in a work that was put away', () => {
    const ana = { ...WORK, pupil: 'Ana', at: 0 };
    const { stamp } = storeWork(A, ana, undefined);
    changePupil(A, withAttempt(ana, 0, '7'));
    changePupil(A, { ...WORK, pupil: 'Ben', seed: 9, at: 0 });
    storeWork(A, withAttempt(ana, 1, '8'), stamp);
    const away = readWorks().get(A)?.away ?? [];
    expect(away.map(({ tasks }) => tasks[0]?.attempts.length)).toEqual([1, 0]);
  });

  it('loses none, however many there are, and whether they were handed in or not', () => {
    storeWork(A, WORK, undefined);
    storeWork(B, { ...WORK, handed: '{}' }, undefined);
    for (let at = 0; at < 50; at++) storeWork(`${1e15 + at}`, WORK, undefined);
    expect(readWorks().size).toBe(52);
  });

  it('keeps the other works when one cannot be read', () => {
    storeWork(A, WORK, undefined);
    const text = texts.get(key) ?? '';
    texts.set(key, text.replace('"works":{', `"works":{"${B}":{"stamp":1},`));
    const { value: works, problem } = workStore.read();
    expect([...works.keys()]).toEqual([A]);
    expect(problem).toEqual({ code: 'lost-some', count: 1 });
  });

  it('is not taken under a name that no assignment can have', () => {
    storeWork(A, WORK, undefined);
    const text = texts.get(key) ?? '';
    for (const name of ['__proto__', 'a', A.toUpperCase(), `${A}a`]) {
      texts.set(key, text.replace(`"${A}"`, `"${name}"`));
      expect(workStore.read()).toEqual({
        value: new Map(),
        problem: { code: 'lost-some', count: 1 },
      });
    }
  });
});
