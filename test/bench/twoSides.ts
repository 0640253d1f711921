/**
 * What the listing of minimax costs: the same calls in the same order by two functions that call each other, one for each
 * side, over two bare integers, so that the compiler can put one into the other. Kept as in the engine: the first of
 * equal moves. Given up: a function that calls itself, a position to look at, other boards, other orders, other ties, a tracer.
 */
const LINES = [0o007, 0o070, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124];
const FULL = 0o777;
const WINS = Uint8Array.from({ length: FULL + 1 }, (_, set) =>
  LINES.some((line) => (set & line) === line) ? 1 : 0,
);

/** The cell that the last call with moves to try has kept: at the end, the first call's. */
export const sides = { move: -1 };

const lowest = (set: number): number => 31 - Math.clz32(set & -set);

function highest(x: number, o: number): number {
  if (WINS[o] === 1) return -10;
  if ((x | o) === FULL) return 0;
  let best = -11;
  let kept = -1;
  for (let left = FULL & ~(x | o); left !== 0; left &= left - 1) {
    const score = smallest(x | (left & -left), o);
    if (score > best) {
      best = score;
      kept = lowest(left);
    }
  }
  sides.move = kept;
  return best;
}

function smallest(x: number, o: number): number {
  if (WINS[x] === 1) return 10;
  if ((x | o) === FULL) return 0;
  let best = 11;
  let kept = -1;
  for (let left = FULL & ~(x | o); left !== 0; left &= left - 1) {
    const score = highest(x, o | (left & -left));
    if (score < best) {
      best = score;
      kept = lowest(left);
    }
  }
  sides.move = kept;
  return best;
}

/** The score of the empty board for X, which moves first. */
export function twoSidedMinimax(): number {
  sides.move = -1;
  return highest(0, 0);
}

/** A position that is changed in place, as the engine's: its empty cells are a set of bits that each call counts down. */
class Sides {
  x = 0;
  o = 0;
  get empty(): number {
    return FULL & ~(this.x | this.o);
  }
  play(cell: number, isX: boolean): void {
    if (isX) this.x |= cell;
    else this.o |= cell;
  }
  undo(cell: number): void {
    this.x &= ~cell;
    this.o &= ~cell;
  }
}

function highestOn(position: Sides): number {
  if (WINS[position.o] === 1) return -10;
  const { empty } = position;
  if (empty === 0) return 0;
  let best = -11;
  let kept = -1;
  for (let left = empty; left !== 0; left &= left - 1) {
    const cell = left & -left;
    position.play(cell, true);
    const score = lowestOn(position);
    position.undo(cell);
    if (score > best) {
      best = score;
      kept = lowest(left);
    }
  }
  sides.move = kept;
  return best;
}

function lowestOn(position: Sides): number {
  if (WINS[position.x] === 1) return 10;
  const { empty } = position;
  if (empty === 0) return 0;
  let best = 11;
  let kept = -1;
  for (let left = empty; left !== 0; left &= left - 1) {
    const cell = left & -left;
    position.play(cell, false);
    const score = highestOn(position);
    position.undo(cell);
    if (score < best) {
      best = score;
      kept = lowest(left);
    }
  }
  sides.move = kept;
  return best;
}

/** The same over a position. */
export function twoSidesOfPosition(): number {
  sides.move = -1;
  return highestOn(new Sides());
}
