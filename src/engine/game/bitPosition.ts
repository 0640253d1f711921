import { EMPTY, O, X, other, type CellContent, type Mark } from '../core/types.ts';
import type { Setup } from './setup.ts';
import { NINE_CELLS, type Variant } from './variants.ts';

/** What `winner` says while nobody has a line. */
export const NOBODY = 0;

/** The boards that fit into one integer a mark. */
export const MOST_BITS = 31;

/** A variant's lines as masks: all of them, and those through each cell. */
interface LineMasks {
  readonly full: number;
  readonly all: readonly number[];
  readonly through: readonly (readonly number[])[];
}

const maskCache = new WeakMap<Variant, LineMasks>();

function lineMasks(variant: Variant): LineMasks {
  const known = maskCache.get(variant);
  if (known) return known;
  const { cellCount, lines } = variant.geometry;
  if (cellCount > MOST_BITS) throw new RangeError(`${variant.id} has more than ${MOST_BITS} cells`);
  const all = lines.map((line) => line.reduce((mask, cell) => mask | (1 << cell), 0));
  const through = Array.from({ length: cellCount }, (_, cell) =>
    all.filter((mask) => mask & (1 << cell)),
  );
  const masks = { full: 2 ** cellCount - 1, all, through };
  maskCache.set(variant, masks);
  return masks;
}

function hasLine(bits: number, masks: readonly number[]): boolean {
  for (let i = 0; i < masks.length; i++) {
    const mask = masks[i] as number;
    if ((bits & mask) === mask) return true;
  }
  return false;
}

/**
 * A position on a board of up to 31 cells: one integer of bits a mark. It is changed in place
 * (`play`, `undo`), so that a search costs no allocation. Legality is checked where a `Setup` is
 * read, not here: `play` takes any empty cell.
 */
export class BitPosition {
  readonly variant: Variant;
  private readonly full: number;
  private readonly through: LineMasks['through'];
  /** A plain array: measured faster here than a typed one. */
  private readonly moves: number[];
  private readonly winnerAtStart: Mark | typeof NOBODY;
  private readonly firstToMove: Mark;
  private readonly playedAtStart: number;
  private x = 0;
  private o = 0;
  /** `x | o`, kept beside them because a search asks for it far more often than it moves. */
  private taken = 0;
  private moveCount = 0;

  /** `cells` row by row; `toMove` moves next. */
  constructor(setup?: Setup, variant: Variant = NINE_CELLS) {
    this.variant = variant;
    const masks = lineMasks(variant);
    this.full = masks.full;
    this.through = masks.through;
    this.moves = Array<number>(variant.geometry.cellCount).fill(-1);
    setup?.cells.forEach((content, cell) => {
      if (content === X) this.x |= 1 << cell;
      if (content === O) this.o |= 1 << cell;
    });
    this.taken = this.x | this.o;
    this.firstToMove = setup?.toMove ?? X;
    this.playedAtStart = setup?.cells.filter((content) => content !== EMPTY).length ?? 0;
    this.winnerAtStart = this.findWinner(masks.all);
  }

  /** Moves made on this object since it was set up: the depth of a search. */
  get ply(): number {
    return this.moveCount;
  }

  /** Marks on the board. */
  get markCount(): number {
    return this.playedAtStart + this.moveCount;
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

  /** Who has a line. Only the last mark can have made one, so only its lines are looked at. */
  get winner(): Mark | typeof NOBODY {
    if (this.moveCount === 0) return this.winnerAtStart;
    const cell = this.moves[this.moveCount - 1] as number;
    const bit = 1 << cell;
    const mover = this.x & bit ? X : O;
    const bits = mover === X ? this.x : this.o;
    return hasLine(bits, this.through[cell] as readonly number[]) ? mover : NOBODY;
  }

  get isFull(): boolean {
    return this.taken === this.full;
  }

  /** Won, or no cell is left. */
  get isOver(): boolean {
    return this.isFull || this.winner !== NOBODY;
  }

  isEmpty(cell: number): boolean {
    return (this.taken & (1 << cell)) === 0;
  }

  at(cell: number): CellContent {
    const bit = 1 << cell;
    return this.x & bit ? X : this.o & bit ? O : EMPTY;
  }

  play(cell: number, mark: Mark): void {
    const bit = 1 << cell;
    if (mark === X) this.x |= bit;
    else this.o |= bit;
    this.taken |= bit;
    this.moves[this.moveCount++] = cell;
  }

  undo(): void {
    const keep = ~(1 << (this.moves[--this.moveCount] as number));
    this.x &= keep;
    this.o &= keep;
    this.taken &= keep;
  }

  /** A copy of the contents, row by row. */
  cells(): CellContent[] {
    return Array.from({ length: this.variant.geometry.cellCount }, (_, cell) => this.at(cell));
  }

  private findWinner(lines: readonly number[]): Mark | typeof NOBODY {
    if (hasLine(this.x, lines)) return X;
    return hasLine(this.o, lines) ? O : NOBODY;
  }
}
