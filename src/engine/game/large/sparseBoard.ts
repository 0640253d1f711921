import { EMPTY, type CellContent, type Mark } from '../../core/types.ts';
import { hasCell, type BoardReader, type Box, type Size, type Stone } from './board.ts';

/** Chunks are squares of 16 × 16 cells. */
const SHIFT = 4;
const SIDE = 1 << SHIFT;
const INSIDE = SIDE - 1;
/** Chunk columns and rows from −2²⁵ to 2²⁵ − 1, so that two of them make one whole number. */
const HALF = 2 ** 25;

interface Chunk {
  readonly cells: Uint8Array;
  count: number;
}

/**
 * A large board as chunks of cells: its memory follows the marks, not the area, and marks a million
 * cells apart cost no more than neighbours. A chunk that has become empty is let go.
 */
export class SparseBoard implements BoardReader {
  readonly size: Size | undefined;
  private readonly chunks = new Map<number, Chunk>();
  private marks = 0;

  constructor(size?: Size, stones: Iterable<Stone> = []) {
    this.size = size;
    for (const { x, y, mark } of stones) this.place(x, y, mark);
  }

  get count(): number {
    return this.marks;
  }

  at(x: number, y: number): CellContent {
    const chunk = this.chunks.get(keyOf(x, y));
    return (chunk?.cells[placeIn(x, y)] ?? EMPTY) as CellContent;
  }

  has(x: number, y: number): boolean {
    return hasCell(this.size, x, y);
  }

  /** Puts a mark on an empty cell of the board; anything else is an error of ours. */
  place(x: number, y: number, mark: Mark): void {
    if (!this.has(x, y)) throw new RangeError(`there is no cell ${x}, ${y}`);
    const key = keyOf(x, y);
    let chunk = this.chunks.get(key);
    if (!chunk) this.chunks.set(key, (chunk = { cells: new Uint8Array(SIDE * SIDE), count: 0 }));
    const place = placeIn(x, y);
    if (chunk.cells[place] !== EMPTY) throw new RangeError(`cell ${x}, ${y} is taken`);
    chunk.cells[place] = mark;
    chunk.count += 1;
    this.marks += 1;
  }

  /** Takes the mark away again; an empty cell is an error of ours. */
  remove(x: number, y: number): void {
    const key = keyOf(x, y);
    const chunk = this.chunks.get(key);
    if (!chunk || this.at(x, y) === EMPTY) throw new RangeError(`cell ${x}, ${y} is empty`);
    chunk.cells[placeIn(x, y)] = EMPTY;
    chunk.count -= 1;
    this.marks -= 1;
    if (chunk.count === 0) this.chunks.delete(key);
  }

  *stones(): Iterable<Stone> {
    for (const [key, chunk] of this.chunks) {
      const left = (Math.floor(key / (2 * HALF)) - HALF) * SIDE;
      const top = ((key % (2 * HALF)) - HALF) * SIDE;
      for (let place = 0; place < chunk.cells.length; place++) {
        const mark = chunk.cells[place] as CellContent;
        if (mark === EMPTY) continue;
        yield { x: left + (place & INSIDE), y: top + (place >> SHIFT), mark };
      }
    }
  }

  box(): Box | undefined {
    let box: { left: number; top: number; right: number; bottom: number } | undefined;
    for (const { x, y } of this.stones()) {
      box ??= { left: x, top: y, right: x, bottom: y };
      box.left = Math.min(box.left, x);
      box.top = Math.min(box.top, y);
      box.right = Math.max(box.right, x);
      box.bottom = Math.max(box.bottom, y);
    }
    return box;
  }
}

function keyOf(x: number, y: number): number {
  return ((x >> SHIFT) + HALF) * (2 * HALF) + ((y >> SHIFT) + HALF);
}

function placeIn(x: number, y: number): number {
  return ((y & INSIDE) << SHIFT) | (x & INSIDE);
}
