import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSeed, randomSeed } from '../../../src/components/platform/linkFields.ts';
import { MOST_SEED } from '../../../src/engine/index.ts';

describe('a seed at random', () => {
  it('is not the same for every reader, and one that the engine takes', () => {
    const seen = new Set(Array.from({ length: 200 }, () => randomSeed()));
    expect(seen.size).toBeGreaterThan(195);
    // All 32 bits are used: that none is so large happens once in 2²⁰⁰ times.
    expect([...seen].some((seed) => seed > MOST_SEED / 2)).toBe(true);
    for (const seed of seen) {
      expect(Number.isInteger(seed) && seed >= 0 && seed <= MOST_SEED).toBe(true);
    }
  });

  it('can be a small one, up to and with the limit', () => {
    const seen = new Set(Array.from({ length: 200 }, () => randomSeed(3)));
    expect([...seen].sort()).toEqual([0, 1, 2, 3]);
  });
});

describe('a seed as a person types it', () => {
  it.each([
    ['7', 7],
    [' 0042 ', 42],
    ['4 294 967 295', MOST_SEED],
    ['4294967296', 'too-large'],
    ['   ', 'empty'],
    ['-1', 'not-whole'],
    ['1.5', 'not-whole'],
    ['1e3', 'not-whole'],
    ['seven', 'not-whole'],
    ['9'.repeat(400), 'too-large'],
  ])('%j', (text, read) => {
    expect(parseSeed(text)).toBe(read);
  });

  it('is read back as it was written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: MOST_SEED }), (seed) => {
        expect(parseSeed(String(seed))).toBe(seed);
      }),
    );
  });
});
