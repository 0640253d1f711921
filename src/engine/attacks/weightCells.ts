import { EMPTY, O, X, type Mark } from '../core/types.ts';
import type { Box, Point } from '../game/large/board.ts';
import {
  CHUNK_CELLS,
  CHUNK_SHIFT,
  CHUNK_SIDE,
  chunkCorner,
  keyOf,
  placeIn,
} from '../game/large/chunks.ts';
import { DIRECTIONS, type Direction } from '../game/large/directions.ts';
import { BLOCKED, OWN, PEEK } from './line.ts';
import { BREAKS, LEFT_SHIFT, kindOfLine, type LineTable } from './lineTable.ts';
import type { AttackRules } from './rules.ts';

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

/** A mark's part in a cell's weight, before the bonuses. */
export interface MarkValue {
  /** The weights of its attacks, added in the order of `cellWeight`. */
  readonly attacks: number;
  readonly fives: number;
  readonly breakpoints: number;
}

/** Which cells are weighed, and by what. */
export interface Weighing {
  readonly table: LineTable;
  readonly rules: AttackRules;
  /** Cells with no mark on their lines do not count. */
  readonly onlyNear: boolean;
}

/** The same as `markWeight` finds, from the codes of a cell's lines. */
export function markValue(
  codes: Int32Array,
  cell: number,
  mark: Mark,
  { weights, flags }: LineTable,
): MarkValue {
  const shift = mark === X ? 0 : 16;
  let attacks = 0;
  let sum = 0;
  for (let line = cell * CELL_LINES; line < (cell + 1) * CELL_LINES; line++) {
    const kind = kindOfLine(((codes[line] as number) >>> shift) & 0xffff);
    attacks += weights[kind] as number;
    sum += flags[kind] as number;
  }
  return { attacks, fives: sum & (BREAKS - 1), breakpoints: (sum / BREAKS) | 0 };
}

/** Weighs one cell for both sides to move, and stores the result. It adds in the order of `cellWeight`. */
export function weighCell(cells: WeightCells, cell: number, { table, rules }: Weighing): void {
  const ofX = markValue(cells.codes, cell, X, table);
  const ofO = markValue(cells.codes, cell, O, table);
  const doubleX = ofX.breakpoints >= 2 ? rules.doubleThreat : 0;
  const doubleO = ofO.breakpoints >= 2 ? rules.doubleThreat : 0;
  const finishX = rules.finish * ofX.fives;
  const finishO = rules.finish * ofO.fives;
  const plainX = ofX.attacks + doubleX;
  const plainO = ofO.attacks + doubleO;
  cells.weights[2 * cell] = ofX.attacks + finishX + doubleX + plainO;
  cells.weights[2 * cell + 1] = plainX + (ofO.attacks + finishO + doubleO);
  (cells.near[cell] as number) &= NEAR;
}

/** Weighs the stale cells of a slot and finds its highest weights; −∞ if no cell counts. */
export function freshen(cells: WeightCells, slot: number, weighing: Weighing): void {
  const { content, near, weights } = cells;
  const least = weighing.onlyNear ? 1 : 0;
  let forX = -Infinity;
  let forO = -Infinity;
  const end = (slot + 1) * CHUNK_CELLS;
  for (let cell = slot * CHUNK_CELLS; cell < end; cell++) {
    const marks = near[cell] as number;
    // The test of `counts`, inlined: this loop is most of the cost of a move.
    if ((marks & NEAR) < least || content[cell] !== EMPTY) continue;
    if (marks >= STALE) weighCell(cells, cell, weighing);
    const ofX = weights[2 * cell] as number;
    const ofO = weights[2 * cell + 1] as number;
    if (ofX > forX) forX = ofX;
    if (ofO > forO) forO = ofO;
  }
  cells.most[2 * slot] = forX;
  cells.most[2 * slot + 1] = forO;
  cells.staleSlots[slot] = 0;
}

/** Whether a cell is one to be weighed: it is empty and, `onlyNear`, has a mark on its lines. */
export function counts(cells: WeightCells, cell: number, { onlyNear }: Weighing): boolean {
  if (cells.content[cell] !== EMPTY) return false;
  return !onlyNear || ((cells.near[cell] as number) & NEAR) !== 0;
}

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
