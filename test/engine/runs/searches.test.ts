import { describe, expect, it } from 'vitest';
import { RUN, SEARCHES } from '../../../src/engine/runs/searches.ts';

describe('every search', () => {
  it('has a name', () => expect(SEARCHES.length).toBeGreaterThan(0));

  it.each([...SEARCHES])(
    '%s is the function of that name in the file of that name',
    async (name) => {
      const file = (await import(`../../../src/engine/search/${name}.ts`)) as Record<
        string,
        unknown
      >;
      expect(file[name]).toBe(RUN[name]);
      expect(RUN[name].name).toBe(name);
    },
  );
});
