import { EMPTY, O, X, other, type CellContent, type Mark } from '../core/types.ts';
import type { Setup } from './setup.ts';
import { SMALL_VARIANT, type Variant } from './variants.ts';

/** The value of `winner` while nobody has a line. */
export const NOBODY = 0;

/** The value of `firstEmpty` and `emptyAfter` when no cell is left. */
export const NO_CELL = -1;

/** The largest board whose marks fit into one integer for each side, in cells. */
export const MOST_BITS = 31;

/** A variant and an order of its cells as bits. The first cell in order has the lowest bit. */
interface Layout {
  readonly order: readonly number[];
  readonly bitOf: readonly number[];
  readonly full: number;
  /** The lines as masks: all of them, and those through each cell. */
  readonly all: readonly number[];
  readonly through: readonly (readonly number[])[];
}

function layoutOf(variant: Variant, order?: readonly number[]): Layout {
  const { cellCount, lines } = variant.geometry;
  if (cellCount > MOST_BITS) throw new RangeError(`${variant.id} has more than ${MOST_BITS} cells`);
  const cells = Array.from({ length: cellCount }, (_, cell) => cell);
  const inOrder = order ?? cells;
  const bitOf = cells.map((cell) => 1 << inOrder.indexOf(cell));
  const all = lines.map((line) => line.reduce((mask, cell) => mask | (bitOf[cell] as number), 0));
  const through = bitOf.map((bit) => all.filter((mask) => mask & bit));
  return { order: inOrder, bitOf, full: 2 ** cellCount - 1, all, through };
}

/** Layouts in the natural order, cached by variant because they are needed often. */
const naturalLayouts = new WeakMap<Variant, Layout>();

function naturalLayout(variant: Variant): Layout {
  const layout = naturalLayouts.get(variant) ?? layoutOf(variant);
  naturalLayouts.set(variant, layout);
  return layout;
}

function hasLine(bits: number, masks: readonly number[]): boolean {
  for (let i = 0; i < masks.length; i++) {
    const mask = masks[i] as number;
    if ((bits & mask) === mask) return true;
  }
  return false;
}

/**
 * A position on a board of up to 31 cells, as one integer of bits for each mark. It is changed in place
 * (`play`, `undo`), so that a search allocates nothing. Legality is checked where a `Setup` is read, not
 * here: `play` takes any empty cell.
 */
export class BitPosition {
  readonly variant: Variant;
  private readonly order: Layout['order'];
  private readonly bitOf: Layout['bitOf'];
  private readonly full: number;
  private readonly through: Layout['through'];
  private readonly lines: readonly number[];
  /** A plain array: it was measured to be faster here than a typed one. */
  private readonly moves: number[];
  private readonly winnerAtStart: Mark | typeof NOBODY;
  private readonly firstToMove: Mark;
  private x = 0;
  private o = 0;
  /** `x | o`, kept beside them because a search asks for it far more often than it moves. */
  private taken = 0;
  private moveCount = 0;

  /**
   * The empty board, or `setup`. `order` lists every cell once; `firstEmpty` and `emptyAfter` give the
   * cells in this order, which is ascending by default.
   */
  constructor(setup?: Setup, variant: Variant = SMALL_VARIANT, order?: readonly number[]) {
    const layout = order ? layoutOf(variant, order) : naturalLayout(variant);
    this.variant = variant;
    this.order = layout.order;
    this.bitOf = layout.bitOf;
    this.full = layout.full;
    this.through = layout.through;
    this.lines = layout.all;
    this.moves = Array<number>(variant.geometry.cellCount).fill(-1);
    setup?.cells.forEach((content, cell) => {
      if (content === X) this.x |= this.bit(cell);
      if (content === O) this.o |= this.bit(cell);
    });
    this.taken = this.x | this.o;
    this.firstToMove = setup?.toMove ?? X;
    this.winnerAtStart = this.findWinner(layout.all);
  }

  /** Moves made on this object since it was set up: the depth of a search. */
  get ply(): number {
    return this.moveCount;
  }

  get lastMove(): number {
    return this.moveCount === 0 ? -1 : (this.moves[this.moveCount - 1] as number);
  }

  get toMove(): Mark {
    return this.moveCount % 2 === 0 ? this.firstToMove : other(this.firstToMove);
  }

  get lastMover(): Mark {
    return other(this.toMove);
  }

  /** Who has a line. Only the last mark can have completed one, so only its lines are checked. */
  get winner(): Mark | typeof NOBODY {
    if (this.moveCount === 0) return this.winnerAtStart;
    const cell = this.moves[this.moveCount - 1] as number;
    const bit = this.bit(cell);
    const mover = this.x & bit ? X : O;
    const bits = mover === X ? this.x : this.o;
    return hasLine(bits, this.through[cell] as readonly number[]) ? mover : NOBODY;
  }

  get isFull(): boolean {
    return this.taken === this.full;
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

  isEmpty(cell: number): boolean {
    return (this.taken & this.bit(cell)) === 0;
  }

  /** The empty cell that is first in order, or `NO_CELL`. */
  firstEmpty(): number {
    return this.firstOf(this.full & ~this.taken);
  }

  /** The empty cell that comes next in order after `cell`, or `NO_CELL`. */
  emptyAfter(cell: number): number {
    // −2b has every bit above b, and neither b nor any below.
    return this.firstOf(this.full & ~this.taken & (-2 * this.bit(cell)));
  }

  at(cell: number): CellContent {
    const bit = this.bit(cell);
    return this.x & bit ? X : this.o & bit ? O : EMPTY;
  }

  play(cell: number, mark: Mark): void {
    const bit = this.bit(cell);
    if (mark === X) this.x |= bit;
    else this.o |= bit;
    this.taken |= bit;
    this.moves[this.moveCount++] = cell;
  }

  undo(): void {
    const keep = ~this.bit(this.moves[--this.moveCount] as number);
    this.x &= keep;
    this.o &= keep;
    this.taken &= keep;
  }

  /** A copy of the contents, row by row. */
  cells(): CellContent[] {
    return Array.from({ length: this.variant.geometry.cellCount }, (_, cell) => this.at(cell));
  }

  private bit(cell: number): number {
    return this.bitOf[cell] as number;
  }

  private firstOf(bits: number): number {
    return bits === 0 ? NO_CELL : (this.order[31 - Math.clz32(bits & -bits)] as number);
  }

  private findWinner(lines: readonly number[]): Mark | typeof NOBODY {
    if (hasLine(this.x, lines)) return X;
    return hasLine(this.o, lines) ? O : NOBODY;
  }
}
