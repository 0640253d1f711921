import { EMPTY, type CellContent, type Mark } from '../../core/types.ts';
import { hasCell, type BoardReader, type Box, type Point, type Size, type Stone } from './board.ts';
import { CHUNK_CELLS, CHUNK_SHIFT, CHUNK_SIDE, chunkCorner, keyOf, placeIn } from './chunks.ts';

interface Chunk {
  readonly cells: Uint8Array;
  count: number;
}

/**
 * A large board as chunks of cells. Memory depends on the marks, not on the area: marks a million cells
 * apart cost no more than neighbours. A chunk that becomes empty is freed.
 */
export class SparseBoard implements BoardReader {
  readonly size: Size | undefined;
  private readonly chunks = new Map<number, Chunk>();
  private marks = 0;
  /** The chunk that was looked into last: the next cell is mostly in it too. */
  private lastKey = NaN;
  private last: Chunk | undefined;

  constructor(size?: Size, stones: Iterable<Stone> = []) {
    this.size = size;
    for (const { x, y, mark } of stones) this.place(x, y, mark);
  }

  get count(): number {
    return this.marks;
  }

  at(x: number, y: number): CellContent {
    const chunk = this.chunkAt(keyOf(x, y));
    return (chunk?.cells[placeIn(x, y)] ?? EMPTY) as CellContent;
  }

  private chunkAt(key: number): Chunk | undefined {
    if (key !== this.lastKey) {
      this.last = this.chunks.get(key);
      this.lastKey = key;
    }
    return this.last;
  }

  has(x: number, y: number): boolean {
    return hasCell(this.size, x, y);
  }

  /** Puts a mark on an empty cell of the board. Throws for any other cell, which is a bug of ours. */
  place(x: number, y: number, mark: Mark): void {
    if (!this.has(x, y)) throw new RangeError(`there is no cell ${x}, ${y}`);
    const key = keyOf(x, y);
    let chunk = this.chunkAt(key);
    if (!chunk) {
      chunk = { cells: new Uint8Array(CHUNK_CELLS), count: 0 };
      this.chunks.set(key, chunk);
      this.last = chunk;
    }
    const place = placeIn(x, y);
    if (chunk.cells[place] !== EMPTY) throw new RangeError(`cell ${x}, ${y} is taken`);
    chunk.cells[place] = mark;
    chunk.count += 1;
    this.marks += 1;
  }

  /** Removes the mark on a cell. Throws for an empty cell, which is a bug of ours. */
  remove(x: number, y: number): void {
    const key = keyOf(x, y);
    const chunk = this.chunkAt(key);
    if (!chunk || this.at(x, y) === EMPTY) throw new RangeError(`cell ${x}, ${y} is empty`);
    chunk.cells[placeIn(x, y)] = EMPTY;
    chunk.count -= 1;
    this.marks -= 1;
    if (chunk.count > 0) return;
    this.chunks.delete(key);
    this.last = undefined;
  }

  *stones(): Iterable<Stone> {
    for (const [key, chunk] of this.chunks) yield* stonesOf(key, chunk);
  }

  /** Takes time in proportion to the chunks that the box touches, or to all chunks if they are fewer. */
  *stonesIn(box: Box): Iterable<Stone> {
    const { left, top, right, bottom } = box;
    for (const [key, chunk] of this.chunksMeeting(box)) {
      for (const stone of stonesOf(key, chunk)) {
        const { x, y } = stone;
        if (x >= left && x <= right && y >= top && y <= bottom) yield stone;
      }
    }
  }

  private *chunksMeeting(box: Box): Iterable<readonly [number, Chunk]> {
    const [left, top] = [box.left >> CHUNK_SHIFT, box.top >> CHUNK_SHIFT];
    const [right, bottom] = [box.right >> CHUNK_SHIFT, box.bottom >> CHUNK_SHIFT];
    if ((right - left + 1) * (bottom - top + 1) > this.chunks.size) yield* this.chunks;
    else {
      for (let row = top; row <= bottom; row++) {
        for (let column = left; column <= right; column++) {
          const key = keyOf(column * CHUNK_SIDE, row * CHUNK_SIDE);
          const chunk = this.chunks.get(key);
          if (chunk) yield [key, chunk];
        }
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

function* stonesOf(key: number, { cells, count }: Chunk): Iterable<Stone> {
  const [left, top] = chunkCorner(key);
  let ahead = count;
  for (let place = 0; ahead > 0 && place < cells.length; place++) {
    const mark = cells[place] as CellContent;
    if (mark === EMPTY) continue;
    ahead -= 1;
    yield { x: left + (place % CHUNK_SIDE), y: top + (place >> CHUNK_SHIFT), mark };
  }
}

/** Runs something with one more mark on the board, and takes the mark off again. */
export function withMarkOn<Value>(
  board: SparseBoard,
  { x, y }: Point,
  mark: Mark,
  run: () => Value,
): Value {
  board.place(x, y, mark);
  const value = run();
  board.remove(x, y);
  return value;
}
