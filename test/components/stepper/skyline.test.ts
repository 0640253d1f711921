import { describe, expect, it } from 'vitest';
import {
  callsBetween,
  fewestCalls,
  isChangeOfMind,
  markedSteps,
  nextChangeOfMind,
} from '../../../src/components/stepper/skyline.ts';
import {
  SEARCHES,
  eventAt,
  nodeAt,
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

describe('changes of mind', () => {
  it.each(SEARCHES)(
    'are the steps at which a call keeps a second score, or a later one: %s',
    (search) => {
      const trace = recorded('O.XX.X.OO', search);
      const kept = new Set<number>();
      const expected: number[] = [];
      for (let step = 0; step < stepCount(trace); step++) {
        if (eventAt(trace, step) !== 'improve') continue;
        const node = nodeAt(trace, step);
        if (kept.has(node)) expected.push(step);
        kept.add(node);
      }
      expect(expected.length).toBeLessThan(kept.size);
      const steps = Array.from({ length: stepCount(trace) }, (_, step) => step);
      expect(steps.filter((step) => isChangeOfMind(trace, step))).toEqual(expected);
      const found: number[] = [];
      for (
        let at = nextChangeOfMind(trace, 0);
        at !== undefined;
        at = nextChangeOfMind(trace, at)
      ) {
        found.push(at);
      }
      expect(found).toEqual(expected);
    },
  );

  it('are marked in what is drawn, and where what comes is asked only behind this step', () => {
    const trace = recorded('O.XX.X.OO');
    const last = stepCount(trace) - 1;
    const changes = Array.from({ length: last + 1 }, (_, step) => step).filter((step) =>
      isChangeOfMind(trace, step),
    );
    const [first = 0, second = 0] = changes;
    expect(second).toBeGreaterThan(first);
    for (const now of [0, first, first + 1, second, last]) {
      expect(markedSteps(trace, [0, last], now, false)).toEqual(changes);
      const behind = changes.filter((step) => step < now);
      expect(markedSteps(trace, [0, last], now, true), `asked at ${now}`).toEqual(behind);
    }
    // A lens shows a part of the steps.
    expect(markedSteps(trace, [first + 1, second], 0, false)).toEqual([second]);
    expect(markedSteps(trace, [first, second - 1], last, true)).toEqual([first]);
  });
});
