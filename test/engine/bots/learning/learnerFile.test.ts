import { describe, expect, it } from 'vitest';
import {
  LEARNS,
  MENACE,
  TD,
  Trainer,
  learnerPolicy,
  makeProvenance,
  newLearner,
  parseProvenance,
  policyTable,
  policyOf,
  positionsFrom,
  tableOfLearner,
  tablePolicy,
} from '../../../../src/engine/index.ts';

const RANDOM = policyTable((setup) => policyOf({ kind: 'random' }, setup));

describe('a table that learns, as one to be played', () => {
  it('can be played by anybody who plays tables, alike', () => {
    const learner = newLearner(TD, 'both', 4);
    new Trainer(learner, RANDOM).play(2000);
    const table = tableOfLearner(learner, 'A table');
    for (const setup of positionsFrom()) {
      expect(tablePolicy(table, setup)).toEqual(learnerPolicy(learner, setup));
    }
  });
});

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
    'the truth',
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
