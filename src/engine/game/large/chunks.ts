/** Large boards are kept in chunks: squares of 16 × 16 cells. A cell's place in its chunk goes row by row. */
export const CHUNK_SHIFT = 4;
export const CHUNK_SIDE = 1 << CHUNK_SHIFT;
export const CHUNK_CELLS = CHUNK_SIDE * CHUNK_SIDE;
const INSIDE = CHUNK_SIDE - 1;
/** Chunk columns and rows are −2²⁵ … 2²⁵ − 1, so that a pair of them fits into one whole number. */
const HALF = 2 ** 25;

/** The key of the chunk in this column and row of chunks (a cell's x and y, shifted). */
export function chunkKey(column: number, row: number): number {
  return (column + HALF) * (2 * HALF) + (row + HALF);
}

/** The first cell of a chunk, at its upper left corner. */
export function chunkCorner(key: number): readonly [x: number, y: number] {
  return [
    (Math.floor(key / (2 * HALF)) - HALF) * CHUNK_SIDE,
    ((key % (2 * HALF)) - HALF) * CHUNK_SIDE,
  ];
}

/** The key of the chunk in which a cell lies. */
export function keyOf(x: number, y: number): number {
  return chunkKey(x >> CHUNK_SHIFT, y >> CHUNK_SHIFT);
}

/** Where in its chunk a cell lies: 0 … 255. */
export function placeIn(x: number, y: number): number {
  return ((y & INSIDE) << CHUNK_SHIFT) | (x & INSIDE);
}
