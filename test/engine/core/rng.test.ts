import { describe, expect, it } from 'vitest';
import { seededRng, shuffled } from '../../../src/engine/index.ts';

describe('the seeded generator', () => {
  it('gives the same numbers again for the same seed, and others for another', () => {
    const first = (seed: number) => {
      const rng = seededRng(seed);
      return Array.from({ length: 20 }, () => rng.int(1000));
    };
    expect(first(1)).toEqual(first(1));
    expect(first(1)).not.toEqual(first(2));
    expect(first(2 ** 32 + 1)).toEqual(first(1));
  });

  /** The first outputs of Mulberry32 for seed 0, as its other implementations give them. */
  it('is Mulberry32', () => {
    const rng = seededRng(0);
    expect([rng.int(2 ** 32), rng.int(2 ** 32)]).toEqual([1144304738, 1416247]);
  });

  it('favours no number', () => {
    const rng = seededRng(7);
    const fair = Array<number>(6).fill(0);
    for (let i = 0; i < 60_000; i++) {
      const roll = rng.int(6);
      fair[roll] = (fair[roll] as number) + 1;
    }
    for (const count of fair) expect(Math.abs(count - 10_000)).toBeLessThan(500);
  });

  it('shuffles into every order', () => {
    const rng = seededRng(3);
    const items = ['a', 'b', 'c'];
    const orders = new Set(Array.from({ length: 200 }, () => shuffled(items, rng).join('')));
    expect(orders.size).toBe(6);
    expect(items).toEqual(['a', 'b', 'c']);
  });
});
