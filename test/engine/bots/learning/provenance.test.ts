import { describe, expect, it } from 'vitest';
import {
  LEARNS,
  MENACE,
  TD,
  makeProvenance,
  newLearner,
  parseProvenance,
} from '../../../../src/engine/index.ts';

describe('how a table was made', () => {
  it('is written and read', () => {
    for (const learns of LEARNS) {
      for (const kind of ['menace', 'td'] as const) {
        const learner = { ...newLearner(kind === 'menace' ? MENACE : TD, learns, 7), games: 42 };
        expect(parseProvenance(makeProvenance(learner))).toEqual(learner);
      }
    }
  });

  it.each([
    '',
    'menace',
    'menace start=4,3,2 win=3 draw=1 loss=1 empty=refills learns=both seed=1 games=1',
    'menace start=4,3,2,1 win=3 draw=1 loss=1 empty=maybe learns=both seed=1 games=1',
    'menace start=4,3,2,1 win=300 draw=1 loss=1 empty=refills learns=both seed=1 games=1',
    'td step=0 explore=10 learns=both seed=1 games=1',
    'td step=10 explore=10 learns=nobody seed=1 games=1',
    'td step=10 explore=10 learns=both seed=4294967296 games=1',
    'td step=10 explore=10 learns=both seed=1 games=99999999999',
    'td step=10 explore=10 learns=both seed=-1 games=1',
  ])('is not read from "%s"', (text) => {
    expect(parseProvenance(text)).toBeUndefined();
  });
});
