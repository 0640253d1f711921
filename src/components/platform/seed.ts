import { MOST_SEED } from '../../engine/index.ts';

/** A whole number at random, 0 … `most`: a seed that nobody has chosen. The engine itself knows no other chance. */
export function randomSeed(most = MOST_SEED): number {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return number % (most + 1);
}
