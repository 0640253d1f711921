import { EMPTY } from '../core/types.ts';
import type { Box } from '../game/large/board.ts';
import { CHUNK_CELLS, CHUNK_SIDE, chunkCorner, keyOf, placeIn } from '../game/large/chunks.ts';
import { DIRECTIONS } from '../game/large/directions.ts';
import { BLOCKED, PEEK } from './line.ts';
import { LEFT_SHIFT } from './lineTable.ts';

/** Lines through a cell. */
export const CELL_LINES = DIRECTIONS.length;
/** A flag in `near`: the weight must be computed again. A cell has at most forty neighbours on its lines. */
export const STALE = 128;
export const NEAR = STALE - 1;
/** The content beyond the border. */
const OUTSIDE = 255;
const FIRST_SLOTS = 8;

/**
 * The lines and weights of the cells of some chunks, in columns. The cell at `place` in the chunk of `slot` is
 * entry `CHUNK_CELLS` · slot + place of each column. Chunks come and go, and their slots are reused.
 */
export class WeightCells {
  /** The mark on a cell, or none. */
  content = new Uint8Array(0);
  /**
   * The code (`lineTable.ts`) of each of its `CELL_LINES` lines: as X sees it in the low half of the
   * number, as O does in the high half. A mark changes both by one addition.
   */
  codes = new Int32Array(0);
  /** The number of marks on its lines within distance five, plus `STALE`. */
  near = new Uint8Array(0);
  /** Its weight with X to move, and with O to move; invalid while it is stale. */
  weights = new Float64Array(0);

  /** By slot: the upper left cell of its chunk, x and y. */
  corners = new Int32Array(0);
  /** By slot: the number of marks on its cells or near enough to affect them. */
  uses = new Int32Array(0);
  /** By slot: the highest weights with X to move and with O to move; invalid while it is stale. */
  most = new Float64Array(0);
  staleSlots = new Uint8Array(0);

  private readonly slotsByKey = new Map<number, number>();
  private readonly free: number[] = [];
  private readonly area: Box;
  private capacity = 0;

  /** `area` is the box of all cells. Space for this many chunks is allocated at once. */
  constructor(area: Box, chunks = FIRST_SLOTS) {
    this.area = area;
    this.grow(chunks);
  }

  /** How many chunks there are. */
  get size(): number {
    return this.slotsByKey.size;
  }

  slotOf(key: number): number | undefined {
    return this.slotsByKey.get(key);
  }

  /** The slots in use, in the order in which their chunks came. */
  usedSlots(): Iterable<number> {
    return this.slotsByKey.values();
  }

  /** Adds an empty chunk and returns its slot. */
  add(key: number): number {
    if (this.free.length === 0) this.grow(2 * this.capacity);
    const slot = this.free.pop() as number;
    this.slotsByKey.set(key, slot);
    const [left, top] = chunkCorner(key);
    this.corners[2 * slot] = left;
    this.corners[2 * slot + 1] = top;
    this.uses[slot] = 0;
    this.staleSlots[slot] = 1;
    const [from, to] = [slot * CHUNK_CELLS, (slot + 1) * CHUNK_CELLS];
    this.content.fill(0, from, to);
    this.codes.fill(0, from * CELL_LINES, to * CELL_LINES);
    this.near.fill(STALE, from, to);
    if (!isInside(left, top, this.area)) this.drawBorders(slot);
    return slot;
  }

  /** Removes the chunks in these slots that have no mark near them any more; −1 is no slot. */
  dropUnused(slots: readonly number[]): void {
    for (const slot of slots) {
      if (slot < 0 || this.uses[slot] !== 0) continue;
      const [left, top] = [this.corners[2 * slot] as number, this.corners[2 * slot + 1] as number];
      this.slotsByKey.delete(keyOf(left, top));
      this.free.push(slot);
    }
  }

  /** Marks every weight as stale. */
  spoil(): void {
    for (let cell = 0; cell < this.near.length; cell++) (this.near[cell] as number) |= STALE;
    this.staleSlots.fill(1);
  }

  private grow(capacity: number): void {
    const cells = capacity * CHUNK_CELLS;
    this.content = copied(new Uint8Array(cells), this.content);
    this.codes = copied(new Int32Array(cells * CELL_LINES), this.codes);
    this.near = copied(new Uint8Array(cells), this.near);
    this.weights = copied(new Float64Array(cells * 2), this.weights);
    this.corners = copied(new Int32Array(capacity * 2), this.corners);
    this.uses = copied(new Int32Array(capacity), this.uses);
    this.most = copied(new Float64Array(capacity * 2), this.most);
    this.staleSlots = copied(new Uint8Array(capacity), this.staleSlots);
    for (let slot = capacity - 1; slot >= this.capacity; slot--) this.free.push(slot);
    this.capacity = capacity;
  }

  /** Marks the cells beyond the area as missing, and ends lines at its border. */
  private drawBorders(slot: number): void {
    const { area, content } = this;
    const left = this.corners[2 * slot] as number;
    const top = this.corners[2 * slot + 1] as number;
    content.fill(OUTSIDE, slot * CHUNK_CELLS, (slot + 1) * CHUNK_CELLS);
    const [lastX, lastY] = [left + CHUNK_SIDE - 1, top + CHUNK_SIDE - 1];
    for (let y = Math.max(top, area.top); y <= Math.min(lastY, area.bottom); y++) {
      const north = Math.min(PEEK, y - area.top);
      const south = Math.min(PEEK, area.bottom - y);
      for (let x = Math.max(left, area.left); x <= Math.min(lastX, area.right); x++) {
        const cell = slot * CHUNK_CELLS + placeIn(x, y);
        const west = Math.min(PEEK, x - area.left);
        const east = Math.min(PEEK, area.right - x);
        content[cell] = EMPTY;
        if (west + east + north + south === 4 * PEEK) continue;
        // In the order of DIRECTIONS: the cells before the border to the left (above), to the right.
        this.endLine(cell, 0, west, east);
        this.endLine(cell, 1, Math.min(west, south), Math.min(east, north));
        this.endLine(cell, 2, north, south);
        this.endLine(cell, 3, Math.min(west, north), Math.min(east, south));
      }
    }
  }

  private endLine(cell: number, line: number, left: number, right: number): void {
    const code =
      ((HALF_TO_BORDER[left] as number) << LEFT_SHIFT) | (HALF_TO_BORDER[right] as number);
    this.codes[cell * CELL_LINES + line] = code | (code << 16);
  }
}

/** Half lines that end at a border, by the number of cells before it: 0 … 5. */
const HALF_TO_BORDER = Array.from({ length: PEEK + 1 }, (_, room) => {
  let half = 0;
  for (let at = room; at < PEEK; at++) half += BLOCKED * 3 ** at;
  return half;
});

function copied<Column extends Uint8Array | Int32Array | Float64Array>(
  to: Column,
  from: Column,
): Column {
  to.set(from);
  return to;
}

/** Whether no border is within distance five of any cell of the chunk with this corner. */
export function isInside(left: number, top: number, area: Box): boolean {
  const far = CHUNK_SIDE - 1 + PEEK;
  const across = left - PEEK >= area.left && left + far <= area.right;
  return across && top - PEEK >= area.top && top + far <= area.bottom;
}
