import { describe, expect, it } from 'vitest';
import { pileSteps, sheetsAt } from '../../../src/components/lessons/minimax/pile.ts';
import { fillings } from '../../../src/components/lessons/parts/fillings.ts';

describe.each([0, 1, 2, 3, 5])('the pile of sheets for %i cells', (empty) => {
  const steps = pileSteps(empty);

  it('goes off with the number of orders', () => {
    for (const { kind, empty: here, answer } of steps) {
      if (kind === 'answered') expect(answer).toBe(fillings(here));
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
