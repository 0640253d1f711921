import { CUBE_SYMMETRIES } from './cube.ts';

/**
 * The marks in a cube as four integers: X in cells 0–31 and 32–63, then O in the same halves. Cell i is bit
 * i % 32 of its half.
 */
export type CubeMarks = Int32Array;

export const noMarks = (): CubeMarks => new Int32Array(4);

/** Whose half it is: 0 for X, 2 for O. */
export type CubeSide = 0 | 2;

/** Adds a mark, or takes it away. */
export function toggle(marks: CubeMarks, side: CubeSide, cell: number): void {
  const half = side + (cell >> 5);
  marks[half] = (marks[half] as number) ^ (1 << (cell & 31));
}

export function isFree(marks: CubeMarks, cell: number): boolean {
  const half = cell >> 5;
  return ((((marks[half] as number) | (marks[half + 2] as number)) >>> (cell & 31)) & 1) === 0;
}

/** For each symmetry, byte of cells and value of the byte: where these cells go, as two halves. */
function byteTable(): Int32Array {
  const table = new Int32Array(CUBE_SYMMETRIES.length * 8 * 256 * 2);
  let at = 0;
  for (const symmetry of CUBE_SYMMETRIES) {
    for (let byte = 0; byte < 8; byte++) {
      for (let value = 0; value < 256; value++, at += 2) {
        for (let bit = 0; bit < 8; bit++) {
          if (((value >> bit) & 1) === 0) continue;
          const cell = symmetry[8 * byte + bit] as number;
          table[at + (cell >> 5)] = (table[at + (cell >> 5)] as number) | (1 << (cell & 31));
        }
      }
    }
  }
  return table;
}

let table: Int32Array | undefined;

/** One half of the cells in two halves, moved by a symmetry. */
function moved(bytes: Int32Array, symmetry: number, half: number, low: number, high: number): number {
  const at = symmetry * 4096 + half;
  return (
    (bytes[at + ((low & 255) << 1)] as number) |
    (bytes[at + 512 + ((low >>> 7) & 510)] as number) |
    (bytes[at + 1024 + ((low >>> 15) & 510)] as number) |
    (bytes[at + 1536 + ((low >>> 23) & 510)] as number) |
    (bytes[at + 2048 + ((high & 255) << 1)] as number) |
    (bytes[at + 2560 + ((high >>> 7) & 510)] as number) |
    (bytes[at + 3072 + ((high >>> 15) & 510)] as number) |
    (bytes[at + 3584 + ((high >>> 23) & 510)] as number)
  );
}

/**
 * Writes the same marks for all that are symmetric to each other into `into`: those whose four integers come
 * first in order. Returns the number of the symmetry that leads there.
 */
export function canonicalMarks(marks: CubeMarks, into: CubeMarks): number {
  const bytes = (table ??= byteTable());
  into.set(marks);
  let best = 0;
  for (let symmetry = 1; symmetry < CUBE_SYMMETRIES.length; symmetry++) {
    let order = 0;
    for (let at = 0; at < 4; at++) {
      const value = moved(bytes, symmetry, at & 1, marks[at & 2] as number, marks[(at & 2) + 1] as number);
      if (order === 0) order = value - (into[at] as number);
      if (order > 0) break;
      into[at] = value;
    }
    if (order < 0) best = symmetry;
  }
  return best;
}

/** Marks with a number each, in the order in which they were added: a hash table without removal. */
export class MarksTable {
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
    let hash = 0;
    for (let half = 0; half < 4; half++) {
      hash = Math.imul(hash ^ (marks[half] as number), 0x9e3779b1);
      hash ^= hash >>> 15;
    }
    for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
      const at = this.slots[slot] as number;
      if (at < 0 || this.holds(at, marks)) return slot;
    }
  }

  private holds(at: number, marks: CubeMarks): boolean {
    const { keys } = this;
    return (
      keys[4 * at] === marks[0] &&
      keys[4 * at + 1] === marks[1] &&
      keys[4 * at + 2] === marks[2] &&
      keys[4 * at + 3] === marks[3]
    );
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
