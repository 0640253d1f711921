import { describe, expect, it } from 'vitest';
import {
  MENACE,
  TD,
  Trainer,
  audit,
  chancesOf,
  fractionNumber,
  learnerPolicy,
  newLearner,
  policyOf,
  policyTable,
  tableOf,
  type Setup,
} from '../../../../src/engine/index.ts';

const random = (setup: Setup) => policyOf({ kind: 'random' }, setup);
const minimax = (setup: Setup) => policyOf({ kind: 'minimax' }, setup);

describe('how a table fares', () => {
  // The arena walks the same games with fractions, by code of its own.
  it.each([
    ['menace', MENACE],
    ['td', TD],
  ] as const)('is what the arena finds exactly: %s', (_, scheme) => {
    for (const rival of [random, minimax]) {
      for (const learns of ['first', 'second'] as const) {
        const learner = newLearner(scheme, learns, 6);
        new Trainer(learner, policyTable(random)).play(250);
        const own = tableOf((setup) => learnerPolicy(learner, setup));
        const exact = audit(own, tableOf(rival), learns);
        const { win, draw, loss } = chancesOf(learner, policyTable(rival));
        expect(win).toBeCloseTo(fractionNumber(exact.win), 12);
        expect(draw).toBeCloseTo(fractionNumber(exact.draw), 12);
        expect(loss).toBeCloseTo(fractionNumber(exact.loss), 12);
      }
    }
  });

  it('is half of either side for a table that plays both', () => {
    const [first, second, both] = (['first', 'second', 'both'] as const).map((learns) =>
      chancesOf(newLearner(MENACE, learns, 1), policyTable(random)),
    );
    expect(both?.loss).toBeCloseTo(((first?.loss ?? 0) + (second?.loss ?? 0)) / 2, 12);
  });
});
