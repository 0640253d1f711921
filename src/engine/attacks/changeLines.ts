import { EMPTY, X, type Mark } from '../core/types.ts';
import type { Point } from '../game/large/board.ts';
import { CHUNK_CELLS, CHUNK_SHIFT, placeIn } from '../game/large/chunks.ts';
import { DIRECTIONS, type Direction } from '../game/large/directions.ts';
import { BLOCKED, OWN, PEEK } from './line.ts';
import { LEFT_SHIFT } from './lineTable.ts';
import { CELL_LINES, STALE, type WeightCells } from './weightCells.ts';

/** The first column and row of the chunks that hold the cells around a mark; there are at most two of each. */
export function firstChunk({ x, y }: Point): { column: number; row: number } {
  return { column: (x - PEEK) >> CHUNK_SHIFT, row: (y - PEEK) >> CHUNK_SHIFT };
}

/** Which of the four chunks around a mark a cell is in, as an index into `around`. */
function chunkAround(x: number, y: number, column: number, row: number): number {
  return (x >> CHUNK_SHIFT) - column + 2 * ((y >> CHUNK_SHIFT) - row);
}

/**
 * What a mark is worth in the code of a cell, by how far the cell lies from it, from −5 on. Cells after the mark
 * have it in their left half, cells before it in their right half.
 */
const DIGITS = Int32Array.from({ length: 2 * PEEK + 1 }, (_, at) =>
  at < PEEK ? 3 ** (PEEK - 1 - at) : (3 ** (at - PEEK - 1)) << LEFT_SHIFT,
);

/**
 * Updates the lines for a mark that is placed on a cell (`sign` 1) or removed (−1): those of the forty cells
 * that have it on a line within distance five. `around` are the slots of the four chunks from `firstChunk` on,
 * row by row; −1 where there is no chunk, or none that is touched.
 */
export function changeLines(
  cells: WeightCells,
  around: readonly number[],
  at: Point,
  mark: Mark,
  sign: 1 | -1,
): void {
  const { codes, near } = cells;
  const { column, row } = firstChunk(at);
  // X's digit is in the low half, O's in the high half. No digit is ever above 2, so none overflows.
  const digits = sign * (mark === X ? OWN + (BLOCKED << 16) : BLOCKED + (OWN << 16));
  for (let line = 0; line < CELL_LINES; line++) {
    const { dx, dy } = DIRECTIONS[line] as Direction;
    for (let far = -PEEK; far <= PEEK; far++) {
      if (far === 0) continue;
      const x = at.x + far * dx;
      const y = at.y + far * dy;
      const slot = around[chunkAround(x, y, column, row)] as number;
      if (slot < 0) continue;
      const cell = slot * CHUNK_CELLS + placeIn(x, y);
      const code = cell * CELL_LINES + line;
      codes[code] = (codes[code] as number) + Math.imul(DIGITS[far + PEEK] as number, digits);
      near[cell] = ((near[cell] as number) + sign) | STALE;
    }
  }
  const own = around[chunkAround(at.x, at.y, column, row)] as number;
  cells.content[own * CHUNK_CELLS + placeIn(at.x, at.y)] = sign > 0 ? mark : EMPTY;
  for (const slot of around) {
    if (slot < 0) continue;
    cells.uses[slot] = (cells.uses[slot] as number) + sign;
    cells.staleSlots[slot] = 1;
  }
}
