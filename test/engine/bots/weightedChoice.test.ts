import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CHOICE_EVENTS,
  drawCell,
  recordSteps,
  seededRng,
  type ChoiceEvent,
  type Policy,
} from '../../../src/engine/index.ts';

const policies: fc.Arbitrary<Policy> = fc
  .array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 9 })
  .map((weights) => weights.map((weight, cell) => ({ cell, weight })));

/** A generator that gives this number. */
const giving = (value: number) => ({ int: () => value });

describe('a weighted choice', () => {
  it('gives each cell as many of the numbers as it weighs', () => {
    const policy = [
      { cell: 1, weight: 2 },
      { cell: 4, weight: 1 },
      { cell: 8, weight: 3 },
    ];
    const drawn = [0, 1, 2, 3, 4, 5].map((number) => drawCell(policy, giving(number)));
    expect(drawn).toEqual([1, 1, 4, 8, 8, 8]);
  });

  it('is the same with a tracer, and tells what it did', () => {
    fc.assert(
      fc.property(policies, fc.nat(), (policy, seed) => {
        let cell: number | undefined;
        const { events } = recordSteps<ChoiceEvent>(CHOICE_EVENTS, (trace) => {
          cell = drawCell(policy, seededRng(seed), trace);
        });
        expect(drawCell(policy, seededRng(seed))).toBe(cell);
        const sum = policy.reduce((total, { weight }) => total + weight, 0);
        expect(events.at(-1)).toMatchObject({ kind: 'take', cell, sum });
      }),
    );
  });
});
