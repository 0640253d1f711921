import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  FARTHEST,
  LONGEST_SIDE,
  O,
  X,
  makePoint,
  makeSize,
  makeStones,
  parsePoint,
  parseSize,
  parseStones,
} from '../../../../src/engine/index.ts';

const far = fc.integer({ min: -FARTHEST, max: FARTHEST });
const near = fc.integer({ min: -20, max: 20 });
const coordinate = fc.oneof(near, far, fc.constantFrom(FARTHEST, -FARTHEST, 0));

describe('stones as text', () => {
  it('have one spelling, and no text at all breaks the reader', () => {
    const letters = fc.constantFrom(...'ABCDEFGHIJgh01-_.=', ' ');
    const texts = fc.oneof(fc.string(), fc.string({ unit: letters, maxLength: 24 }));
    fc.assert(
      fc.property(texts, (text) => {
        const list = parseStones(text);
        if (list) expect(makeStones(list)).toBe(text);
      }),
      { numRuns: 3000 },
    );
  });

  it('are refused if a cell comes twice, is too far away, or lacks its other number', () => {
    const there = { x: 3, y: -2, mark: X } as const;
    expect(parseStones(makeStones([there, { ...there, mark: O }]))).toBeUndefined();
    expect(parseStones(makeStones([{ ...there, x: FARTHEST + 1 }]))).toBeUndefined();
    expect(parseStones('A')).toBeUndefined();
  });

  it('take two letters a stone in an ordinary game', () => {
    const list = Array.from({ length: 10 }, (_, at) => ({
      x: (at * 3) % 7,
      y: (at * 5) % 6,
      mark: at % 2 === 0 ? X : O,
    }));
    expect(makeStones(list)).toHaveLength(20);
    expect(makeStones([{ x: 0, y: 0, mark: X }])).toBe('AA');
    expect(makeStones([{ x: 0, y: 0, mark: O }])).toBe('BA');
  });
});

describe('sizes and cells as text', () => {
  it('come back, sizes with and without borders', () => {
    for (const size of [undefined, { width: 15, height: 1 }, { width: 1, height: LONGEST_SIDE }]) {
      expect(parseSize(makeSize(size))).toEqual({ size });
    }
    for (const bad of ['', '0x3', '15x', '15X15', '015x15', '1001x3', '15x15 ']) {
      expect(parseSize(bad)).toBeUndefined();
    }
  });

  it('come back, cells of either sign', () => {
    fc.assert(
      fc.property(coordinate, coordinate, (x, y) => {
        expect(parsePoint(makePoint({ x, y }))).toEqual({ x, y });
      }),
    );
    for (const bad of ['', '3', '3,4', '-0.1', '03.4', '3.4.5', `${FARTHEST + 1}.0`]) {
      expect(parsePoint(bad)).toBeUndefined();
    }
  });
});
