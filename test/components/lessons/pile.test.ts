import { describe, expect, it } from 'vitest';
import { pileSteps, sheetsAt } from '../../../src/components/lessons/minimax/pile.ts';
import { fillings } from '../../../src/components/lessons/parts/fillings.ts';

describe.each([0, 1, 2, 3, 5])('the pile of sheets for %i cells', (empty) => {
  const steps = pileSteps(empty);

  it('goes off with the number of orders, which fills the gap of the sheet below', () => {
    for (const [at, { kind, empty: here, answer }] of steps.entries()) {
      if (kind === 'answered') expect(answer).toBe(fillings(here));
      const below = sheetsAt(steps, at).find((sheet) => sheet.empty === here + 1);
      if (below) expect(below.below).toBe(answer);
    }
    expect(steps.at(-1)).toEqual({ kind: 'answered', empty, answer: fillings(empty) });
  });

  it('grows to a sheet more than there are cells, and is taken off from the top', () => {
    const heights = steps.map(
      (_, at) => sheetsAt(steps, at).filter(({ place }) => place === 'waiting').length,
    );
    const up = Array.from({ length: empty + 1 }, (_, at) => at + 1);
    expect(heights).toEqual([...up, ...up.map((height) => height - 1).reverse()]);
  });
});
