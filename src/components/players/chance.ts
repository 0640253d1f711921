import { drawCell, seededRng, type Policy, type Rng } from '../../engine/index.ts';

/**
 * The chance of one move: the same for the same seed and number of moves made before, whatever was
 * taken back on the way. Each move has a generator of its own, begun with its share of the seed's.
 */
export function chanceOf(seed: number, ply: number): Rng {
  const seeds = seededRng(seed);
  let own = 0;
  for (let i = 0; i <= ply; i++) own = seeds.int(2 ** 32);
  return seededRng(own);
}

/** The cell that is drawn from a policy; `undefined` from an empty one. */
export function drawnCell(policy: Policy, seed: number, ply: number): number | undefined {
  return drawCell(policy, chanceOf(seed, ply));
}
