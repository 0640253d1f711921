import { seededRng } from '../core/rng.ts';
import { O, X, type Mark } from '../core/types.ts';
import type { Size } from '../game/large/board.ts';
import { DIRECTIONS } from '../game/large/directions.ts';
import type { WinRule } from '../game/large/winScan.ts';
import { LEVEL, levelTable } from './cellLevel.ts';
import { KEY, lineClassTable, lineReach } from './lineClass.ts';

/** A side of the board: 0 is X (Black in renju), 1 is O. */
export type ThreatSide = 0 | 1;

export const sideOf = (mark: Mark): ThreatSide => (mark === X ? 0 : 1);
export const enemyOf = (side: ThreatSide): ThreatSide => (1 - side) as ThreatSide;

/** The lists that are kept of each side's empty cells, by their level. */
export const GROUP = { FIVES: 0, FOURS: 1, THREES: 2 } as const;
const GROUPS = 3;

/** The group of each level; −1 for none. */
const GROUP_OF = Int8Array.from({ length: 32 }, (_, level) => {
  const plain = level & 7;
  if (plain === LEVEL.FIVE) return GROUP.FIVES;
  if (plain >= LEVEL.FOUR) return GROUP.FOURS;
  return plain >= LEVEL.THREE ? GROUP.THREES : -1;
});

/** What each code of a cell adds to the sums that a board keeps; one table a side. */
export type CellValues = readonly [x: Int16Array, o: Int16Array];

const NO_VALUES: CellValues = [new Int16Array(1 << 16), new Int16Array(1 << 16)];

/**
 * A board with borders that knows at every moment what each empty cell would be for each side: its four
 * line classes, its level, and lists of the cells where a side makes five, a four or a three. Placing a mark and
 * removing it, last in first out, change the lines of 32 or 40 cells and look their classes up.
 *
 * Cells are one dimension: `index(x, y)`, with a border of `reach` cells on every side, shared from row to
 * row. This one board serves wins by fours, wins by threats, forbidden cells and the search.
 */
export class ThreatBoard {
  readonly size: Size;
  readonly rule: WinRule;
  readonly reach: number;
  /** Cells in all, the border too. */
  readonly length: number;
  /** From a cell to the next one in each of `DIRECTIONS`. */
  readonly steps: Int32Array;
  /** What each cell holds, as in a line's key. */
  readonly cells: Uint8Array;
  /** The code of each empty cell, by side: `side * length + cell`; 0 where there is a mark. */
  readonly codes: Uint16Array;
  /** The level of each empty cell, by side. */
  readonly levels: Uint8Array;
  /** How many cells there are in each group: `side * 3 + group`. */
  readonly counts = new Int32Array(2 * GROUPS);
  /** Marks on the board. */
  marks = 0;
  /** Marks that were ever placed: what a search has cost. */
  placed = 0;
  /** The sum of the values of all empty cells, by side. */
  readonly sums = new Int32Array(2);
  /** Two hashes of 32 bits of the set of marks. */
  hashLow = 0;
  hashHigh = 0;

  private readonly stride: number;
  private readonly keys: Int32Array;
  private readonly table: Uint8Array;
  /** The cells around one, line by line from the leftmost on, and X's bit of their keys for it; O's is the next. */
  private readonly offsets: Int32Array;
  private readonly bits: Int32Array;
  private readonly levelsX: Uint8Array;
  private readonly levelsO: Uint8Array;
  private readonly valuesX: Int16Array;
  private readonly valuesO: Int16Array;
  private readonly lists: Int32Array;
  private readonly places: Int32Array;
  private readonly zobrist: Zobrist;

  constructor(size: Size, rule: WinRule, values: CellValues = NO_VALUES) {
    this.size = size;
    this.rule = rule;
    this.reach = lineReach(rule);
    this.stride = size.width + this.reach;
    this.length = this.stride * (size.height + 2 * this.reach) + 2 * this.reach;
    this.steps = Int32Array.from(DIRECTIONS, ({ dx, dy }) => dy * this.stride + dx);
    this.cells = new Uint8Array(this.length).fill(KEY.BORDER);
    this.codes = new Uint16Array(2 * this.length);
    this.levels = new Uint8Array(2 * this.length);
    this.keys = new Int32Array(4 * this.length);
    this.table = lineClassTable(rule);
    this.offsets = offsetsOf(this.steps, this.reach);
    // Seen from the leftmost neighbour, the cell itself is the rightmost one.
    this.bits = Int32Array.from({ length: 2 * this.reach }, (_, place) => {
      return 1 << (2 * (2 * this.reach - 1 - place));
    });
    this.levelsX = levelTable(X, rule);
    this.levelsO = levelTable(O, rule);
    [this.valuesX, this.valuesO] = values;
    this.lists = new Int32Array(2 * GROUPS * this.length);
    this.places = new Int32Array(2 * this.length);
    this.zobrist = zobristOf(this.length);
    this.clear();
  }

  /** The number of a cell. */
  index(x: number, y: number): number {
    return (y + this.reach) * this.stride + x + this.reach;
  }

  column(cell: number): number {
    return (cell - this.reach) % this.stride;
  }

  row(cell: number): number {
    return Math.floor((cell - this.reach) / this.stride) - this.reach;
  }

  /** The cell at a place of a group's list; the order depends on the moves that were made. */
  listed(side: ThreatSide, group: number, at: number): number {
    return this.lists[(side * GROUPS + group) * this.length + at]!;
  }

  count(side: ThreatSide, group: number): number {
    return this.counts[side * GROUPS + group]!;
  }

  level(side: ThreatSide, cell: number): number {
    return this.levels[side * this.length + cell]!;
  }

  code(side: ThreatSide, cell: number): number {
    return this.codes[side * this.length + cell]!;
  }

  isEmpty(cell: number): boolean {
    return this.cells[cell] === KEY.EMPTY;
  }

  /** Puts the side's mark on an empty cell. */
  place(cell: number, side: ThreatSide): void {
    this.setCode(0, cell, 0);
    this.setCode(1, cell, 0);
    this.cells[cell] = side + 1;
    this.marks += 1;
    this.placed += 1;
    this.change(cell, side);
  }

  /** Takes the side's mark away again. */
  remove(cell: number, side: ThreatSide): void {
    this.cells[cell] = KEY.EMPTY;
    this.marks -= 1;
    this.change(cell, side);
    this.freshen(cell);
  }

  /** Changes everything that a mark on the cell changes: the same for placing it and for removing it. */
  private change(cell: number, side: ThreatSide): void {
    this.hashLow ^= this.zobrist.low[2 * cell + side]!;
    this.hashHigh ^= this.zobrist.high[2 * cell + side]!;
    const { cells, keys, table, codes, length } = this;
    const around = 2 * this.reach;
    for (let line = 0; line < 4; line++) {
      const shift = 4 * line;
      const keep = ~(15 << shift);
      for (let place = 0; place < around; place++) {
        const at = cell + this.offsets[around * line + place]!;
        const content = cells[at]!;
        if (content === KEY.BORDER) continue;
        const key = keys[4 * at + line]! ^ (this.bits[place]! << side);
        keys[4 * at + line] = key;
        if (content !== KEY.EMPTY) continue;
        const both = table[key]!;
        const x = codes[at]!;
        const nextX = (x & keep) | ((both & 15) << shift);
        if (nextX !== x) this.setCode(0, at, nextX);
        const o = codes[length + at]!;
        const nextO = (o & keep) | ((both >> 4) << shift);
        if (nextO !== o) this.setCode(1, at, nextO);
      }
    }
  }

  /** Looks all classes of an empty cell up. */
  private freshen(cell: number): void {
    let codeX = 0;
    let codeO = 0;
    for (let line = 0; line < 4; line++) {
      const both = this.table[this.keys[4 * cell + line]!]!;
      codeX |= (both & 15) << (4 * line);
      codeO |= (both >> 4) << (4 * line);
    }
    this.setCode(0, cell, codeX);
    this.setCode(1, cell, codeO);
  }

  private setCode(side: ThreatSide, cell: number, code: number): void {
    const at = side * this.length + cell;
    const values = side === 0 ? this.valuesX : this.valuesO;
    this.sums[side]! += values[code]! - values[this.codes[at]!]!;
    this.codes[at] = code;
    const level = (side === 0 ? this.levelsX : this.levelsO)[code]!;
    if (level !== this.levels[at]) this.setLevel(side, cell, level);
  }

  private setLevel(side: ThreatSide, cell: number, level: number): void {
    const at = side * this.length + cell;
    const [group, before] = [GROUP_OF[level]!, GROUP_OF[this.levels[at]!]!];
    this.levels[at] = level;
    if (group === before) return;
    if (before >= 0) this.leaveGroup(side * GROUPS + before, at, cell);
    if (group >= 0) this.enterGroup(side * GROUPS + group, at, cell);
  }

  private enterGroup(list: number, at: number, cell: number): void {
    const count = this.counts[list]!;
    this.lists[list * this.length + count] = cell;
    this.places[at] = count;
    this.counts[list] = count + 1;
  }

  /** The last of the list takes its place. */
  private leaveGroup(list: number, at: number, cell: number): void {
    const count = this.counts[list]! - 1;
    const place = this.places[at]!;
    const moved = this.lists[list * this.length + count]!;
    this.lists[list * this.length + place] = moved;
    this.places[at - cell + moved] = place;
    this.counts[list] = count;
  }

  /** An empty board: the lines of cells at the rim hold some of the border. */
  private clear(): void {
    for (let y = 0; y < this.size.height; y++) {
      this.cells.fill(KEY.EMPTY, this.index(0, y), this.index(this.size.width, y));
    }
    for (let cell = 0; cell < this.length; cell++) {
      if (this.cells[cell] !== KEY.EMPTY) continue;
      for (let line = 0; line < 4; line++) this.keys[4 * cell + line] = this.keyAt(cell, line);
      this.freshen(cell);
    }
  }

  private keyAt(cell: number, line: number): number {
    let key = 0;
    for (let far = this.reach; far >= -this.reach; far--) {
      if (far !== 0) key = (key << 2) | this.cells[cell + far * this.steps[line]!]!;
    }
    return key;
  }
}

function offsetsOf(steps: Int32Array, reach: number): Int32Array {
  const offsets = [...steps].flatMap((step) =>
    Array.from({ length: 2 * reach }, (_, place) => {
      return step * (place < reach ? place - reach : place - reach + 1);
    }),
  );
  return Int32Array.from(offsets);
}

/** Random numbers for each cell and side (`2 * cell + side`), from which the hash of a set of marks is made. */
interface Zobrist {
  readonly low: Int32Array;
  readonly high: Int32Array;
}

let longest: Zobrist = { low: new Int32Array(0), high: new Int32Array(0) };

/** Numbers for at least so many cells: the same at every call. */
function zobristOf(cells: number): Zobrist {
  if (longest.low.length < 2 * cells) {
    const rng = seededRng(15);
    const low = new Int32Array(2 * cells);
    const high = new Int32Array(2 * cells);
    for (let at = 0; at < 2 * cells; at++) {
      low[at] = rng.int(2 ** 32);
      high[at] = rng.int(2 ** 32);
    }
    longest = { low, high };
  }
  return longest;
}
