import { O, X, seededRng, type Sheet, type Stone } from '../../../src/engine/index.ts';

/** A board with marks at random, no five among them or not. */
export function scattered(seed: number, side: number, marks: number): Sheet {
  const rng = seededRng(seed);
  const taken = new Map<string, Stone>();
  while (taken.size < marks) {
    const [x, y] = [rng.int(side), rng.int(side)];
    taken.set(`${x} ${y}`, { x, y, mark: rng.int(2) ? X : O });
  }
  return { size: { width: side, height: side }, stones: [...taken.values()] };
}
