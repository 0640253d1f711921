import { describe, expect, it } from 'vitest';
import { callsBetween, fewestCalls } from '../../../src/components/stepper/skyline.ts';
import {
  SEARCHES,
  X,
  recordSearch,
  stackAt,
  stepCount,
  tutorialRequest,
  type SearchName,
} from '../../../src/engine/index.ts';
import { setupOf } from '../../setupOf.ts';

function recorded(board: string, search: SearchName = 'minimax') {
  return recordSearch({ ...tutorialRequest(setupOf(board, X)), search }).trace;
}

describe('the skyline of a search', () => {
  it.each(SEARCHES)('is as high at each step as calls are under way: %s', (search) => {
    const trace = recorded('O.XX.X.OO', search);
    const last = stepCount(trace) - 1;
    const stacks = Array.from({ length: last + 1 }, (_, step) => stackAt(trace, step).length);
    expect(callsBetween(trace, 0, last)).toEqual(stacks);
    // From anywhere on: a lens begins in the middle.
    for (let from = 0; from <= last; from++) {
      expect(callsBetween(trace, from, last)).toEqual(stacks.slice(from));
    }
  });

  it('lets the page breathe in a long search, and is the same', async () => {
    const trace = recorded('.........');
    const width = 300;
    let breaths = 0;
    const fewest = await fewestCalls(trace, width, () => {
      breaths++;
      return Promise.resolve();
    });
    expect(breaths).toBeGreaterThan(3);
    const steps = stepCount(trace);
    for (let column = 0; column < width; column += 37) {
      const from = Math.ceil((column * steps) / width);
      const to = Math.ceil(((column + 1) * steps) / width) - 1;
      expect(fewest[column]).toBe(Math.min(...callsBetween(trace, from, to)));
      // And that agrees with the stack, here and there.
      for (let step = from; step <= to; step += 997) {
        expect(callsBetween(trace, step, step)).toEqual([stackAt(trace, step).length]);
      }
    }
  });
});
