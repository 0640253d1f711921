import { describe, expect, it, vi } from 'vitest';
import {
  BitPosition,
  DEPTHS,
  O,
  X,
  depthRatingsOf,
  recordSearch,
  tutorialRequest,
} from '../../../src/engine/index.ts';
import { ALL_SETUPS } from '../arbitraries.ts';
import { deep } from '../../deep.ts';
import { setupOf } from '../../setupOf.ts';
import { ratingsByDefinition } from './nextStep.ts';

// Every position at every limit takes long: a busy machine may take its time.
vi.setConfig({ testTimeout: 120_000 });

const OPEN = ALL_SETUPS.filter((setup) => !new BitPosition(setup).isOver);

describe('depth ratings', () => {
  it.each([...DEPTHS])(
    `are those of the definition in ${deep('a ninth of all positions', 'every position')}, limit %i`,
    (depth) => {
      // On a push other ones at each limit.
      for (const setup of OPEN.filter((_, at) => (at + depth) % deep(9, 1) === 0)) {
        expect(depthRatingsOf(setup, depth)).toEqual(ratingsByDefinition(setup, depth));
      }
    },
  );

  it('are only some numbers at the root, and two more inside', () => {
    const atRoot = new Set(
      OPEN.flatMap((setup) => DEPTHS.slice(0, 6).flatMap((depth) => depthRatingsOf(setup, depth))),
    );
    expect([...atRoot].sort((a, b) => a - b)).toEqual([0, 9, 11, 13, 16, 24, 28, 30, 32]);
    const setup = setupOf('X...O....', X);
    const { trace } = recordSearch({ ...tutorialRequest(setup), search: 'depthRatings', depth: 7 });
    const inside = new Set(trace.score.slice(1));
    expect(inside).toContain(8);
    expect(inside).toContain(31);
  });

  it('are zeros once the game is over', () => {
    expect(depthRatingsOf(setupOf('XXXOO....', O), 5)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0]);
  });
});
