import { symmetriesOf } from '../game/symmetry.ts';
import { cellBelow, type Variant } from '../game/variants.ts';

/** The largest board of the solver, in cells: two integers of bits for each side. */
export const SOLVER_CELLS = 64;

/** The sides of a search: the one that moves first in it, and the other. */
export type SolverSide = 0 | 1;

/** The owner of an empty cell. */
export const VACANT = -1;

/** What counts as the same position. */
export interface KeyRules {
  /** Turned and mirrored boards share a key. */
  readonly symmetry: boolean;
  /**
   * So do boards that differ in what no longer matters: a mark on no line that its side can still complete does
   * nothing but stop lines, and all through it are dead; nor does an empty cell on dead lines matter, unless to wait.
   */
  readonly deadLines: boolean;
}

/**
 * A position of any variant of up to 64 cells that keeps count of its lines: marks of each side on every line, and for
 * each cell how many lines through it each side can still complete. And it keeps its key. For searches that ask
 * all lines at every position; `BitPosition` is for those that are to be read.
 */
export class LineBoard {
  readonly variant: Variant;
  readonly cellCount: number;
  readonly lineCount: number;
  /** The cells of each line, `winLength` a line. */
  readonly lineCells: Uint8Array;
  readonly winLength: number;
  /** For each line the marks of side 0, then for each line those of side 1. */
  readonly counts: Uint8Array;
  /** −1 for an empty cell, else the side whose mark it holds. */
  readonly owner: Int8Array;
  /** Entry side · cells + cell: lines through the cell without a mark of the other side. */
  readonly live: Uint16Array;
  /** The cell on which a mark here would lie, `VACANT` if it needs none. */
  readonly below: Int8Array;
  /** The lines through cell c: `through` from `start[c]` to `start[c + 1]`. */
  readonly start: Uint16Array;
  readonly through: Uint16Array;
  /** Words of a key of 32 bits: for each side one or two. */
  readonly keyLength: number;
  /** The key under each symmetry. */
  private readonly words: Int32Array;
  private readonly symmetries: number;
  /** Entry symmetry · cells + cell: where the symmetry takes the cell. */
  private readonly places: Uint8Array;
  /** For each cell what its key says: 1 and 2 for the marks, 3 if it does not matter any more. */
  private readonly codes: Uint8Array;
  private readonly merges: boolean;
  private readonly mergesEmpty: boolean;

  constructor(variant: Variant, { symmetry, deadLines }: KeyRules) {
    const { geometry, winLength } = variant;
    const { cellCount, lines } = geometry;
    if (cellCount > SOLVER_CELLS) {
      throw new RangeError(`${variant.id} has more than ${SOLVER_CELLS} cells`);
    }
    this.variant = variant;
    this.cellCount = cellCount;
    this.lineCount = lines.length;
    this.winLength = winLength;
    this.owner = new Int8Array(cellCount).fill(VACANT);
    this.lineCells = Uint8Array.from(lines.flat());
    this.counts = new Uint8Array(2 * lines.length);
    this.below = Int8Array.from(this.owner, (_, cell) => cellBelow(variant, cell) ?? VACANT);
    const all = symmetriesOf(variant).slice(0, symmetry ? undefined : 1);
    this.symmetries = all.length;
    this.places = Uint8Array.from(all.flat());
    this.keyLength = cellCount > 32 ? 4 : 2;
    this.words = new Int32Array(all.length * this.keyLength);
    this.codes = new Uint8Array(cellCount);
    this.merges = deadLines;
    this.mergesEmpty = deadLines && !variant.gravity && !variant.misere;
    const through = Array.from({ length: cellCount }, (): number[] => []);
    for (const [at, line] of lines.entries()) for (const cell of line) through[cell]?.push(at);
    this.through = Uint16Array.from(through.flat());
    this.start = new Uint16Array(cellCount + 1);
    this.live = new Uint16Array(2 * cellCount);
    for (const [cell, { length }] of through.entries()) {
      this.start[cell + 1] = (this.start[cell] as number) + length;
      this.live[cell] = this.live[cellCount + cell] = length;
    }
  }

  /** Whether a mark may be put here: the cell is empty, and where marks fall nothing below it is. */
  isPlayable(cell: number): boolean {
    if (this.owner[cell] !== VACANT) return false;
    const below = this.below[cell] as number;
    return below === VACANT || this.owner[below] !== VACANT;
  }

  /** Puts a mark on an empty cell. True if it completes a line. */
  play(cell: number, side: SolverSide): boolean {
    const { through, counts } = this;
    this.owner[cell] = side;
    this.encode(cell);
    const own = side * this.lineCount;
    let completes = false;
    const end = this.start[cell + 1] as number;
    for (let at = this.start[cell] as number; at < end; at++) {
      const line = own + (through[at] as number);
      const count = (counts[line] as number) + 1;
      counts[line] = count;
      if (count === 1) this.changeLive(line - own, (1 - side) as SolverSide, -1);
      if (count === this.winLength) completes = true;
    }
    return completes;
  }

  undo(cell: number): void {
    const { through, counts } = this;
    const side = this.owner[cell] as SolverSide;
    this.owner[cell] = VACANT;
    const own = side * this.lineCount;
    const end = this.start[cell + 1] as number;
    for (let at = this.start[cell] as number; at < end; at++) {
      const line = own + (through[at] as number);
      const count = (counts[line] as number) - 1;
      counts[line] = count;
      if (count === 0) this.changeLive(line - own, (1 - side) as SolverSide, 1);
    }
    this.encode(cell);
  }

  /** The first empty cell of a line. */
  missing(line: number): number {
    for (let at = line * this.winLength; ; at++) {
      const cell = this.lineCells[at] as number;
      if (this.owner[cell] === VACANT) return cell;
    }
  }

  /** Writes the key into `keys` from `from` on: of all symmetries the lowest. */
  writeKey(keys: Int32Array, from: number): void {
    const { words, keyLength } = this;
    let best = 0;
    for (let at = keyLength; at < words.length; at += keyLength) {
      let word = 0;
      while (word < keyLength - 1 && words[at + word] === words[best + word]) word++;
      if ((words[at + word] as number) < (words[best + word] as number)) best = at;
    }
    for (let word = 0; word < keyLength; word++) keys[from + word] = words[best + word] as number;
  }

  private changeLive(line: number, side: SolverSide, by: number): void {
    const { live, lineCells } = this;
    const from = side * this.cellCount;
    const end = (line + 1) * this.winLength;
    for (let at = line * this.winLength; at < end; at++) {
      const cell = lineCells[at] as number;
      const before = live[from + cell] as number;
      live[from + cell] = before + by;
      if (before === 0 || before + by === 0) this.encode(cell);
    }
  }

  private encode(cell: number): void {
    const { owner, codes, live, cellCount } = this;
    const side = owner[cell] as number;
    let code = side + 1;
    if (side === VACANT) {
      if (this.mergesEmpty && live[cell] === 0 && live[cellCount + cell] === 0) code = 3;
    } else if (this.merges && live[side * cellCount + cell] === 0) code = 3;
    const change = code ^ (codes[cell] as number);
    if (change === 0) return;
    codes[cell] = code;
    const { words, places, keyLength } = this;
    const half = keyLength >> 1;
    for (let symmetry = 0; symmetry < this.symmetries; symmetry++) {
      const place = places[symmetry * cellCount + cell] as number;
      const word = symmetry * keyLength + (place >> 5);
      if (change & 1) words[word] = (words[word] as number) ^ (1 << place);
      if (change & 2) words[word + half] = (words[word + half] as number) ^ (1 << place);
    }
  }
}
