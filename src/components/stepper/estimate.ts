import {
  BitPosition,
  SMALL_VARIANT,
  NOBODY,
  seededRng,
  type Rng,
  type Setup,
} from '../../engine/index.ts';

const PROBES = 400;

/**
 * About how many calls the search of a position makes, without making it. Games are played at
 * random; the product of the choices on the way to a node stands for all nodes of that depth, and
 * the mean over many games is right on average (Knuth 1975, "Estimating the efficiency of backtrack
 * programs"). The same position always gets the same estimate.
 */
export function estimateCalls(setup: Setup): number {
  const rng = seededRng(1);
  let sum = 0;
  for (let i = 0; i < PROBES; i++) sum += probe(setup, rng);
  return Math.max(1, Math.round(sum / PROBES));
}

function probe(setup: Setup, rng: Rng): number {
  const position = new BitPosition(setup);
  let weight = 1;
  let calls = 1;
  while (position.winner === NOBODY && !position.isFull) {
    const empty = cellsLeft(position);
    weight *= empty.length;
    calls += weight;
    position.play(empty[rng.int(empty.length)] as number, position.toMove);
  }
  return calls;
}

function cellsLeft(position: BitPosition): number[] {
  const cells = Array.from({ length: SMALL_VARIANT.geometry.cellCount }, (_, cell) => cell);
  return cells.filter((cell) => position.isEmpty(cell));
}
