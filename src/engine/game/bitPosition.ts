import { EMPTY, O, X, other, type CellContent, type Mark } from '../core/types.ts';
import type { Setup } from './setup.ts';
import { SMALL_VARIANT, cellBelow, type Variant } from './variants.ts';

/** The value of `winner` while nobody has a line. */
export const NOBODY = 0;

/** The value of `firstEmpty` and `emptyAfter` when no cell is left. */
export const NO_CELL = -1;

/** The largest board whose marks fit into one integer for each side, in cells. */
export const MOST_BITS = 31;

/** The largest board with a table of who has won, in cells: 64 kB for 16. */
const MOST_IN_TABLE = 16;

/** The lines of a variant as masks of cells. */
interface LineMasks {
  readonly all: readonly number[];
  /** For every set of cells of a small board, 1 if it holds a line. */
  readonly wins: Uint8Array | undefined;
  /** The cells that need no mark below them: all, unless marks fall. */
  readonly floor: number;
}

function makeMasks(variant: Variant): LineMasks {
  const { id, geometry } = variant;
  const { cellCount, lines } = geometry;
  if (cellCount > MOST_BITS) throw new RangeError(`${id} has more than ${MOST_BITS} cells`);
  const all = lines.map((line) => line.reduce((mask, cell) => mask | (1 << cell), 0));
  const sets = cellCount > MOST_IN_TABLE ? undefined : new Uint8Array(2 ** cellCount);
  let floor = 0;
  for (let cell = 0; cell < cellCount; cell++) {
    if (cellBelow(variant, cell) === undefined) floor |= 1 << cell;
  }
  return { all, wins: sets?.map((_, bits) => (hasLine(bits, all) ? 1 : 0)), floor };
}

/** Cached by variant, because they are needed often. */
const masksOf = new WeakMap<Variant, LineMasks>();

function lineMasks(variant: Variant): LineMasks {
  const masks = masksOf.get(variant) ?? makeMasks(variant);
  masksOf.set(variant, masks);
  return masks;
}

function hasLine(bits: number, masks: readonly number[]): boolean {
  for (let i = 0; i < masks.length; i++) {
    const mask = masks[i] as number;
    if ((bits & mask) === mask) return true;
  }
  return false;
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** The lowest cell of a set, or `NO_CELL`: no bit has 32 zeros before it, and 31 − 32 is that. */
function lowest(bits: number): number {
  return 31 - Math.clz32(bits & -bits);
}

/** What a search asks of a position and does to it. Above 31 cells there is `LinePosition`. */
export type Position = Pick<
  BitPosition,
  'ply' | 'winner' | 'isFull' | 'isDead' | 'isOver' | 'firstEmpty' | 'emptyAfter' | 'play' | 'undo'
>;

/**
 * A position on a board of up to 31 cells, as one integer of bits for each mark. It is changed in place
 * (`play`, `undo`), so that a search allocates nothing. Legality is checked where a `Setup` is read, not
 * here: `play` takes any empty cell.
 */
export class BitPosition {
  readonly variant: Variant;
  /** Cell i is bit i. */
  private readonly full: number;
  /** How many cells further on the one is that a mark would lie on, and the cells that need none: all, unless marks fall. */
  private readonly drop: number;
  private readonly floor: number;
  /** Who wins if X has a line, and if O has. */
  private readonly byX: Mark;
  private readonly byO: Mark;
  private readonly wins: LineMasks['wins'];
  private readonly lines: LineMasks['all'];
  /** The order of the cells, unless it is ascending: that one needs no list. */
  private readonly order: readonly number[] | undefined;
  private readonly marksAtStart: number;
  private readonly firstToMove: Mark;
  private x = 0;
  private o = 0;

  /**
   * The empty board, or `setup`. `order` lists every cell once; `firstEmpty` and `emptyAfter` give the
   * cells in this order, which is ascending by default.
   */
  constructor(setup?: Setup, variant: Variant = SMALL_VARIANT, order?: readonly number[]) {
    const { cellCount } = variant.geometry;
    const masks = lineMasks(variant);
    this.variant = variant;
    this.full = 0x7fffffff >>> (MOST_BITS - cellCount);
    this.drop = variant.geometry.columns;
    this.floor = masks.floor;
    this.byX = variant.misere ? O : X;
    this.byO = variant.misere ? X : O;
    this.wins = masks.wins;
    this.lines = masks.all;
    this.order = order?.some((cell, at) => cell !== at) ? order : undefined;
    setup?.cells.forEach((content, cell) => {
      if (content === X) this.x |= 1 << cell;
      if (content === O) this.o |= 1 << cell;
    });
    this.marksAtStart = countBits(this.x | this.o);
    this.firstToMove = setup?.toMove ?? X;
  }

  /** Moves made on this object since it was set up: the depth of a search. */
  get ply(): number {
    return countBits(this.x | this.o) - this.marksAtStart;
  }

  get toMove(): Mark {
    return this.ply % 2 === 0 ? this.firstToMove : other(this.firstToMove);
  }

  /** Who has won: whoever has a line, or with misère the other side. */
  get winner(): Mark | typeof NOBODY {
    const { wins } = this;
    if (wins === undefined) return this.findWinner();
    return wins[this.x] === 1 ? this.byX : wins[this.o] === 1 ? this.byO : NOBODY;
  }

  get isFull(): boolean {
    return (this.x | this.o) === this.full;
  }

  /** Whether both players are on every line, so that nobody can win any more. `Fin` calls this a draw. */
  get isDead(): boolean {
    for (let i = 0; i < this.lines.length; i++) {
      const mask = this.lines[i] as number;
      if ((this.x & mask) === 0 || (this.o & mask) === 0) return false;
    }
    return true;
  }

  /** How many lines `mark` could still complete: those without a mark of the other side. */
  openLines(mark: Mark): number {
    const others = mark === X ? this.o : this.x;
    let open = 0;
    for (let i = 0; i < this.lines.length; i++) {
      if (((this.lines[i] as number) & others) === 0) open++;
    }
    return open;
  }

  /** Won, or no cell is left. */
  get isOver(): boolean {
    return this.isFull || this.winner !== NOBODY;
  }

  /** Whether `cell` may be played: it is empty, and where marks fall nothing below it is. */
  isEmpty(cell: number): boolean {
    return (this.empty & (1 << cell)) !== 0;
  }

  /** The cell that may be played and is first in order, or `NO_CELL`. */
  firstEmpty(): number {
    return this.order ? this.nextInOrder(this.order, 0) : lowest(this.empty);
  }

  /** The cell that may be played and comes next in order after `cell`, or `NO_CELL`. */
  emptyAfter(cell: number): number {
    // −2 has every bit but the lowest, so what is left here are the cells above.
    if (!this.order) return lowest(this.empty & (-2 << cell));
    return this.nextInOrder(this.order, this.order.indexOf(cell) + 1);
  }

  at(cell: number): CellContent {
    const bit = 1 << cell;
    return this.x & bit ? X : this.o & bit ? O : EMPTY;
  }

  play(cell: number, mark: Mark): void {
    if (mark === X) this.x |= 1 << cell;
    else this.o |= 1 << cell;
  }

  undo(cell: number): void {
    const keep = ~(1 << cell);
    this.x &= keep;
    this.o &= keep;
  }

  /** A copy of the contents, row by row. */
  cells(): CellContent[] {
    return Array.from({ length: this.variant.geometry.cellCount }, (_, cell) => this.at(cell));
  }

  private get empty(): number {
    const taken = this.x | this.o;
    return ((taken >> this.drop) | this.floor) & ~taken;
  }

  private nextInOrder(order: readonly number[], from: number): number {
    for (let at = from; at < order.length; at++) {
      if (this.isEmpty(order[at] as number)) return order[at] as number;
    }
    return NO_CELL;
  }

  /** Line by line, on a board too large for a table. */
  private findWinner(): Mark | typeof NOBODY {
    if (hasLine(this.x, this.lines)) return this.byX;
    return hasLine(this.o, this.lines) ? this.byO : NOBODY;
  }
}
