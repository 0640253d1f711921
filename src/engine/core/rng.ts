/** A source of whole numbers that gives the same ones again for the same seed. */
export interface Rng {
  /** A whole number from 0 to `below` − 1, each equally likely. `below` is 1 … 2³². */
  int(below: number): number;
}

/** Seeds are whole numbers of 32 bits: 0 … `MOST_SEED`. */
export const MOST_SEED = 2 ** 32 - 1;

/**
 * Mulberry32 (Tommy Ettinger, 2017, public domain): 32 bits of state, passes the usual small
 * test batteries, and is the same on every machine. `seed` is taken modulo 2³².
 */
export function seededRng(seed: number): Rng {
  let state = seed >>> 0;
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return (t ^ (t >>> 14)) >>> 0;
  }
  return {
    int(below) {
      // Values in the incomplete last block are drawn again, so that no result is favoured.
      const limit = 2 ** 32 - (2 ** 32 % below);
      let value = next();
      while (value >= limit) value = next();
      return value % below;
    },
  };
}

/** A copy of `items` in random order (Fisher and Yates). */
export function shuffled<Item>(items: readonly Item[], rng: Rng): Item[] {
  const result = [...items];
  for (let i = result.length - 1; i > 0; i--) {
    const j = rng.int(i + 1);
    const held = result[i] as Item;
    result[i] = result[j] as Item;
    result[j] = held;
  }
  return result;
}
