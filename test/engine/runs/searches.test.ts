import { describe, expect, it } from 'vitest';
import { SEARCHES } from '../../../src/engine/runs/request.ts';
import { RUN } from '../../../src/engine/runs/searches.ts';

describe('every search', () => {
  it('has a name', () => expect(SEARCHES.length).toBeGreaterThan(0));

  it.each([...SEARCHES])(
    '%s is the function of that name in the file of that name',
    async (name) => {
      const file = (await import(`../../../src/engine/search/${name}.ts`)) as Record<
        string,
        unknown
      >;
      const found = file[name] as typeof RUN.minimax;
      expect(found.name).toBe(name);
      // What is run may lie beside it: that of alpha-beta gives it the widest window.
      expect(Object.values(file)).toContain(RUN[name]);
    },
  );
});
