import { describe, expect, it } from 'vitest';
import { boxView } from '../../../src/components/algorithms/learning/boxView.ts';
import {
  MENACE,
  NO_BOX,
  ONE,
  TD,
  afterMove,
  boxLayout,
  learnerPolicy,
  newLearner,
  placeOf,
  policyOf,
  policyTable,
  solve,
  Trainer,
} from '../../../src/engine/index.ts';
import { ALL_SETUPS } from '../../engine/arbitraries.ts';

const RANDOM = policyTable((setup) => policyOf({ kind: 'random' }, setup));

describe('a look into a box', () => {
  const beads = newLearner(MENACE, 'both', 1);
  new Trainer(beads, RANDOM).play(500);

  it('shows the beads that the table draws from, on the cells of the position', () => {
    for (const setup of ALL_SETUPS) {
      const cells = boxView(beads, setup);
      const shown = cells.flatMap(({ cell, amount }) => (amount ? [{ cell, weight: amount }] : []));
      const place = placeOf(setup);
      if (!place || boxLayout().boxOf[place.at] === NO_BOX) expect(shown).toEqual([]);
      else {
        expect(shown).toEqual(learnerPolicy(beads, setup));
        expect(cells.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
        // Every empty cell has a bead or says which one stands for it.
        const silent = cells.filter(
          (each) => !each.mark && each.amount === undefined && each.sameAs === undefined,
        );
        expect(silent).toEqual([]);
      }
    }
  });

  it('shows the value of what each cell leads to', () => {
    const values = newLearner(TD, 'both', 1);
    new Trainer(values, RANDOM).play(500);
    for (const setup of ALL_SETUPS.filter((_, at) => at % 17 === 0)) {
      if (solve(setup).distance === 0) continue;
      for (const { cell, mark, amount } of boxView(values, setup)) {
        if (mark) expect(amount).toBeUndefined();
        else
          expect(amount).toBe(
            (values.entries[placeOf(afterMove(setup, cell))?.at ?? -1] ?? NaN) / ONE,
          );
      }
    }
  });
});
