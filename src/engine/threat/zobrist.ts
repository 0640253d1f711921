import { seededRng } from '../core/rng.ts';

/** Random numbers for each cell and side (`2 * cell + side`), from which the hash of a set of marks is made. */
export interface Zobrist {
  readonly low: Int32Array;
  readonly high: Int32Array;
}

const ALL = 2 ** 32;
let longest: Zobrist = { low: new Int32Array(0), high: new Int32Array(0) };

/** Numbers for at least so many cells: the same at every call. */
export function zobristOf(cells: number): Zobrist {
  if (longest.low.length < 2 * cells) {
    const rng = seededRng(15);
    const low = new Int32Array(2 * cells);
    const high = new Int32Array(2 * cells);
    for (let at = 0; at < 2 * cells; at++) {
      low[at] = rng.int(ALL);
      high[at] = rng.int(ALL);
    }
    longest = { low, high };
  }
  return longest;
}
