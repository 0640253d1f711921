import { describe, expect, it } from 'vitest';
import {
  ABOVE,
  WORDS,
  treePlaces,
  treePlan,
} from '../../../../src/components/exercises/frame/answerTree.ts';
import { KINDS, LEVELS, cutTree, seededRng } from '../../../../src/engine/index.ts';

const PLANS = LEVELS.flatMap((level) =>
  Array.from({ length: 20 }, (_, seed) => {
    const params = KINDS['cut-branches'].generate(seededRng(seed), level);
    return treePlan(cutTree(params).calls, params.setup);
  }),
);

describe('the tree of an exercise', () => {
  it('has who moves beside it, and no call there, wherever there is room', () => {
    let wide = 0;
    for (const plan of PLANS) {
      const { hasWords, unit, width } = treePlaces(plan, false);
      const right = Math.max(...plan.spots.map(({ x }) => (x + 1) * unit));
      expect(hasWords).toBe(right < 581);
      if (hasWords) expect(width - right).toBeGreaterThanOrEqual(WORDS - 4);
      else wide++;
    }
    expect(wide).toBeLessThan(PLANS.length / 2);
  });

  it('leaves above each board but the first the room in which its score and its move stand', () => {
    for (const plan of PLANS) {
      const { sideOf, topOf } = treePlaces(plan, false);
      for (let depth = 1; depth <= plan.depth; depth++) {
        const foot = topOf(depth - 1) + sideOf(depth - 1);
        expect(topOf(depth) - ABOVE - foot).toBeCloseTo(18);
      }
    }
  });
});
