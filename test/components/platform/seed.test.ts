import { describe, expect, it } from 'vitest';
import { randomSeed } from '../../../src/components/platform/linkFields.ts';
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
