import { CUBE_CELLS, CUBE_SYMMETRIES } from './cube.ts';

/**
 * The marks in a cube as four integers: X in cells 0–31 and 32–63, then O in the same halves. Cell i is bit
 * i % 32 of its half.
 */
export type CubeMarks = Int32Array;

export const noMarks = (): CubeMarks => new Int32Array(4);

/** Whose half it is: 0 for X, 2 for O. */
export type CubeSide = 0 | 2;

/** Adds a mark, or takes it away. */
export function toggleCell(marks: CubeMarks, side: CubeSide, cell: number): void {
  const half = side + (cell >> 5);
  marks[half] = (marks[half] as number) ^ (1 << (cell & 31));
}

export function isFree(marks: CubeMarks, cell: number): boolean {
  const half = cell >> 5;
  return ((((marks[half] as number) | (marks[half + 2] as number)) >>> (cell & 31)) & 1) === 0;
}

/** Where each symmetry takes each cell, as a bit of the lower half and of the upper. */
const PLACES = [0, 32].map((first) =>
  Int32Array.from(CUBE_SYMMETRIES.flat(), (cell) => ((cell ^ first) < 32 ? 1 << (cell & 31) : 0)),
) as [low: Int32Array, high: Int32Array];
const cellsOfX = new Uint8Array(CUBE_CELLS);
const cellsOfO = new Uint8Array(CUBE_CELLS);

/** Puts the cells of a side into a list. Returns how many there are. */
function listCells(marks: CubeMarks, side: CubeSide, into: Uint8Array): number {
  let count = 0;
  for (const high of [0, 1]) {
    for (let rest = marks[side + high] as number; rest !== 0; rest &= rest - 1) {
      into[count++] = 32 * high + 31 - Math.clz32(rest & -rest);
    }
  }
  return count;
}

/** Half of the marks of a side, moved by a symmetry. */
function movedHalf(places: Int32Array, symmetry: number, cells: Uint8Array, count: number): number {
  let half = 0;
  for (let at = 0; at < count; at++) half |= places[CUBE_CELLS * symmetry + cells[at]!]!;
  return half;
}

/**
 * Writes the same marks for all that are symmetric to each other into `into`: those whose four integers come
 * first in order. Returns the number of the symmetry that leads there.
 */
export function canonicalMarks(marks: CubeMarks, into: CubeMarks): number {
  const countX = listCells(marks, 0, cellsOfX);
  const countO = listCells(marks, 2, cellsOfO);
  const [low, high] = PLACES;
  let best = 0;
  into.set(marks);
  for (let symmetry = 1; symmetry < CUBE_SYMMETRIES.length; symmetry++) {
    // Nearly all are out at the first half.
    const xLow = movedHalf(low, symmetry, cellsOfX, countX);
    if (xLow > into[0]!) continue;
    const xHigh = movedHalf(high, symmetry, cellsOfX, countX);
    const oLow = movedHalf(low, symmetry, cellsOfO, countO);
    const oHigh = movedHalf(high, symmetry, cellsOfO, countO);
    const order = xLow - into[0]! || xHigh - into[1]! || oLow - into[2]! || oHigh - into[3]!;
    if (order >= 0) continue;
    best = symmetry;
    into[0] = xLow;
    into[1] = xHigh;
    into[2] = oLow;
    into[3] = oHigh;
  }
  return best;
}

/** A number to look marks up by. */
export function hashOfMarks(marks: CubeMarks): number {
  let hash = 0;
  for (let half = 0; half < 4; half++) {
    hash = Math.imul(hash ^ (marks[half] as number), 0x9e3779b1);
    hash ^= hash >>> 15;
  }
  return hash;
}

/** Whether the four integers from a place on are these marks. */
export function areMarks(keys: Int32Array, from: number, marks: CubeMarks): boolean {
  return (
    keys[from] === marks[0] &&
    keys[from + 1] === marks[1] &&
    keys[from + 2] === marks[2] &&
    keys[from + 3] === marks[3]
  );
}

/** Marks with a number each, in the order in which they were added: a hash table without removal. */
export class CubeTable {
  private keys = new Int32Array(4 * 1024);
  private slots = new Int32Array(4096).fill(-1);
  private used = 0;

  get size(): number {
    return this.used;
  }

  /** The number of some marks, or −1. */
  find(marks: CubeMarks): number {
    return this.slots[this.slotOf(marks)] as number;
  }

  /** The number of some marks, which are added unless they are known. */
  add(marks: CubeMarks): number {
    const known = this.find(marks);
    if (known >= 0) return known;
    if (4 * this.used === this.keys.length) this.grow();
    this.keys.set(marks, 4 * this.used);
    this.slots[this.slotOf(marks)] = this.used;
    return this.used++;
  }

  /** Writes the marks with a number into `into`. */
  read(at: number, into: CubeMarks): void {
    for (let half = 0; half < 4; half++) into[half] = this.keys[4 * at + half] as number;
  }

  private slotOf(marks: CubeMarks): number {
    const mask = this.slots.length - 1;
    for (let slot = hashOfMarks(marks) & mask; ; slot = (slot + 1) & mask) {
      const at = this.slots[slot] as number;
      if (at < 0 || areMarks(this.keys, 4 * at, marks)) return slot;
    }
  }

  private grow(): void {
    const keys = this.keys;
    this.keys = new Int32Array(2 * keys.length);
    this.keys.set(keys);
    this.slots = new Int32Array(2 * this.slots.length).fill(-1);
    const marks = noMarks();
    for (let at = 0; at < this.used; at++) {
      this.read(at, marks);
      this.slots[this.slotOf(marks)] = at;
    }
  }
}
