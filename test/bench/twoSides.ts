import {
  DRAW,
  LOSS,
  NO_CELL,
  WIN,
  X,
  other,
  startSearch,
  type Mark,
  type Score,
  type SearchState,
  type SearchTracer,
} from '../../src/engine/index.ts';

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

/** A position that is changed in place, as the engine's: a search counts down its empty cells by itself. */
class Sides {
  private x = 0;
  private o = 0;
  private readonly order: readonly number[] | undefined;

  constructor(order?: readonly number[]) {
    this.order = order;
  }

  get empty(): number {
    return FULL & ~(this.x | this.o);
  }
  /** The first in order of a set of cells. */
  firstOf(cells: number): number {
    return this.order?.find((cell) => (cells & (1 << cell)) !== 0) ?? lowest(cells);
  }
  hasLine(mark: Mark): boolean {
    return WINS[mark === X ? this.x : this.o] === 1;
  }
  play(cell: number, mark: Mark): void {
    if (mark === X) this.x |= 1 << cell;
    else this.o |= 1 << cell;
  }
  undo(cell: number): void {
    this.x &= ~(1 << cell);
    this.o &= ~(1 << cell);
  }
}

function highestOn(position: Sides, search: SearchState, trace?: SearchTracer): Score {
  trace?.call();
  trace?.test();
  if (position.hasLine(other(search.computer))) {
    trace?.won(LOSS);
    return LOSS;
  }
  let left = position.empty;
  if (left === 0) {
    trace?.full(DRAW);
    return DRAW;
  }
  let best = LOSS - 1;
  let bestCell = NO_CELL;
  while (left !== 0) {
    const cell = position.firstOf(left);
    trace?.try(cell);
    position.play(cell, search.computer);
    const score = lowestOn(position, search, trace);
    position.undo(cell);
    trace?.back(score);
    if (score > best || (score === best && search.ties === 'last')) {
      trace?.improve(cell);
      best = score;
      bestCell = cell;
    }
    left &= ~(1 << cell);
  }
  search.move = bestCell;
  trace?.return(best);
  return best;
}

function lowestOn(position: Sides, search: SearchState, trace?: SearchTracer): Score {
  trace?.call();
  trace?.test();
  if (position.hasLine(search.computer)) {
    trace?.won(WIN);
    return WIN;
  }
  let left = position.empty;
  if (left === 0) {
    trace?.full(DRAW);
    return DRAW;
  }
  let best = WIN + 1;
  let bestCell = NO_CELL;
  while (left !== 0) {
    const cell = position.firstOf(left);
    trace?.try(cell);
    position.play(cell, other(search.computer));
    const score = highestOn(position, search, trace);
    position.undo(cell);
    trace?.back(score);
    if (score < best || (score === best && search.ties === 'last')) {
      trace?.improve(cell);
      best = score;
      bestCell = cell;
    }
    left &= ~(1 << cell);
  }
  search.move = bestCell;
  trace?.return(best);
  return best;
}

/** The same over a position, able to do all that the engine's function can: what of the gain is left. */
export function twoSidesOfPosition(trace?: SearchTracer): Score {
  return highestOn(new Sides(), startSearch({ computer: X, ties: 'first' }), trace);
}
