import { EMPTY, X, type CellContent, type Mark } from '../core/types.ts';
import {
  FARTHEST,
  boxOf,
  byRows,
  type BoardReader,
  type Box,
  type Point,
  type Size,
  type Stone,
} from '../game/large/board.ts';
import {
  CHUNK_CELLS,
  CHUNK_SHIFT,
  CHUNK_SIDE,
  chunkKey,
  keyOf,
  placeIn,
} from '../game/large/chunks.ts';
import { SparseBoard } from '../game/large/sparseBoard.ts';
import { candidates, firstCell, isHeavier, type WeighedCell } from './heaviest.ts';
import { cellWeight, markWeight } from './cellWeight.ts';
import {
  STALE,
  WeightCells,
  changeLines,
  counts,
  firstChunk,
  freshen,
  isInside,
  markValue,
  weighCell,
  type MarkValue,
  type Weighing,
} from './weightCells.ts';
import { PEEK } from './line.ts';
import { lineTable } from './lineTable.ts';
import { ARTICLE_RULES, farWeight, type AttackRules } from './rules.ts';

/**
 * A large board that keeps the weights of its cells up to date. Placing or removing a mark, in any order,
 * changes the codes of the forty cells around it; their weights are looked up when they are needed. The
 * cost of neither depends on the number of marks. Every weight equals that of `cellWeight`, to the last
 * bit.
 *
 * Memory: about 9 kB for each 16 × 16 cells near marks; with borders, for the whole board.
 */
export class WeightBoard implements BoardReader {
  private readonly marks: SparseBoard;
  private readonly area: Box;
  private readonly cells: WeightCells;
  private weighing: Weighing;
  /** Whether there are marks near the coordinate limit of a board without borders. */
  private hasReachedEnd = false;

  constructor(size?: Size, stones: Iterable<Stone> = [], rules: AttackRules = ARTICLE_RULES) {
    this.marks = new SparseBoard(size);
    this.area = size
      ? boxOf(size)
      : { left: -FARTHEST, top: -FARTHEST, right: FARTHEST, bottom: FARTHEST };
    this.weighing = { rules, table: lineTable(rules), onlyNear: !size };
    this.cells = size ? wholeBoard(size, this.area) : new WeightCells(this.area);
    for (const { x, y, mark } of stones) this.place(x, y, mark);
  }

  get size(): Size | undefined {
    return this.marks.size;
  }

  get count(): number {
    return this.marks.count;
  }

  at(x: number, y: number): CellContent {
    return this.marks.at(x, y);
  }

  has(x: number, y: number): boolean {
    return this.marks.has(x, y);
  }

  stones(): Iterable<Stone> {
    return this.marks.stones();
  }

  stonesIn(box: Box): Iterable<Stone> {
    return this.marks.stonesIn(box);
  }

  box(): Box | undefined {
    return this.marks.box();
  }

  get rules(): AttackRules {
    return this.weighing.rules;
  }

  /** Changes the rules. The lines stay as they are and are only weighed again. */
  set rules(rules: AttackRules) {
    this.weighing = { ...this.weighing, rules, table: lineTable(rules) };
    this.cells.spoil();
  }

  /** Puts a mark on an empty cell of the board; throws for any other cell, which is a bug of ours. */
  place(x: number, y: number, mark: Mark): void {
    this.marks.place(x, y, mark);
    const cell = { x, y };
    changeLines(this.cells, this.slotsAround(cell), cell, mark, 1);
  }

  /** Removes a mark, not necessarily the last one; throws for an empty cell, which is a bug of ours. */
  remove(x: number, y: number): void {
    const mark = this.marks.at(x, y) as Mark;
    this.marks.remove(x, y);
    const cell = { x, y };
    const around = this.slotsAround(cell);
    changeLines(this.cells, around, cell, mark, -1);
    if (!this.size) this.cells.dropUnused(around);
  }

  /** The weight of an empty cell (`cellWeight` gives its parts); NaN for any other cell. */
  weight(x: number, y: number, toMove: Mark): number {
    if (!this.has(x, y) || this.at(x, y) !== EMPTY) return NaN;
    const cell = this.cellOf(x, y);
    if (cell < 0) return cellWeight(this, { x, y }, toMove, this.rules).weight;
    if ((this.cells.near[cell] as number) >= STALE) weighCell(this.cells, cell, this.weighing);
    return this.weightIn(cell, toMove);
  }

  /** One mark's attacks, fives and breakpoints on an empty cell, before the bonuses. */
  value(x: number, y: number, mark: Mark): MarkValue {
    const cell = this.cellOf(x, y);
    if (cell >= 0) return markValue(this.cells.codes, cell, mark, this.weighing.table);
    const { attacks, fives, breakpoints } = markWeight(this, { x, y }, mark, mark, this.rules);
    return { attacks, fives, breakpoints };
  }

  /** The heaviest cells, row by row: the same as `heaviestCells`. */
  heaviest(toMove: Mark): readonly Point[] {
    if (this.count === 0) return [firstCell(this)];
    const most = this.greatest(toMove);
    if (!this.isAboveFar(most)) return this.heaviestOfAll(toMove);
    const best: Point[] = [];
    for (const slot of this.cells.usedSlots()) {
      if (!isHeavier(most, this.mostIn(slot, toMove))) this.gather(slot, toMove, most, best);
    }
    return best.sort(byRows);
  }

  /**
   * The weighed cells of a box, or of the board, chunk by chunk: with borders every empty cell, without
   * borders those with a mark on one of their lines. All others weigh the same (`farWeight`).
   */
  *weighed(toMove: Mark, box: Box = this.area): Iterable<WeighedCell> {
    for (const slot of this.cells.usedSlots()) {
      const { x: left, y: top } = this.pointOf(slot * CHUNK_CELLS);
      if (left > box.right || left + CHUNK_SIDE <= box.left) continue;
      if (top > box.bottom || top + CHUNK_SIDE <= box.top) continue;
      this.freshen(slot);
      for (let cell = slot * CHUNK_CELLS; cell < (slot + 1) * CHUNK_CELLS; cell++) {
        if (!counts(this.cells, cell, this.weighing)) continue;
        const { x, y } = this.pointOf(cell);
        if (x < box.left || x > box.right || y < box.top || y > box.bottom) continue;
        yield { x, y, weight: this.weightIn(cell, toMove) };
      }
    }
  }

  /** The slots of the chunks around a mark, as `changeLines` wants them. */
  private slotsAround(cell: Point): readonly number[] {
    const { column, row } = firstChunk(cell);
    const isWide = (cell.x + PEEK) >> CHUNK_SHIFT > column;
    const isHigh = (cell.y + PEEK) >> CHUNK_SHIFT > row;
    return [
      this.slotFor(column, row),
      isWide ? this.slotFor(column + 1, row) : -1,
      isHigh ? this.slotFor(column, row + 1) : -1,
      isWide && isHigh ? this.slotFor(column + 1, row + 1) : -1,
    ];
  }

  /** The slot of a chunk. Without borders a missing chunk is added; with borders it has the slot −1. */
  private slotFor(column: number, row: number): number {
    const key = chunkKey(column, row);
    return this.cells.slotOf(key) ?? (this.size ? -1 : this.newSlot(key));
  }

  private newSlot(key: number): number {
    const slot = this.cells.add(key);
    const { x, y } = this.pointOf(slot * CHUNK_CELLS);
    if (!isInside(x, y, this.area)) this.hasReachedEnd = true;
    return slot;
  }

  /** The cell's index in the columns, or −1 if there is no entry because no mark is near. */
  private cellOf(x: number, y: number): number {
    const slot = this.cells.slotOf(keyOf(x, y));
    return slot === undefined ? -1 : slot * CHUNK_CELLS + placeIn(x, y);
  }

  private pointOf(cell: number): Point {
    const corner = 2 * Math.floor(cell / CHUNK_CELLS);
    const place = cell % CHUNK_CELLS;
    return {
      x: (this.cells.corners[corner] as number) + (place % CHUNK_SIDE),
      y: (this.cells.corners[corner + 1] as number) + (place >> CHUNK_SHIFT),
    };
  }

  private weightIn(cell: number, toMove: Mark): number {
    return this.cells.weights[2 * cell + (toMove === X ? 0 : 1)] as number;
  }

  private mostIn(slot: number, toMove: Mark): number {
    return this.cells.most[2 * slot + (toMove === X ? 0 : 1)] as number;
  }

  private freshen(slot: number): void {
    if (this.cells.staleSlots[slot] === 1) freshen(this.cells, slot, this.weighing);
  }

  private greatest(toMove: Mark): number {
    let most = -Infinity;
    for (const slot of this.cells.usedSlots()) {
      this.freshen(slot);
      most = Math.max(most, this.mostIn(slot, toMove));
    }
    return most;
  }

  /** The cells of a slot that weigh at least `most`. */
  private gather(slot: number, toMove: Mark, most: number, best: Point[]): void {
    for (let cell = slot * CHUNK_CELLS; cell < (slot + 1) * CHUNK_CELLS; cell++) {
      if (!counts(this.cells, cell, this.weighing)) continue;
      if (!isHeavier(most, this.weightIn(cell, toMove))) best.push(this.pointOf(cell));
    }
  }

  /**
   * Whether all heaviest cells have a mark on their lines. With the article's weights they always do. With a
   * reader's weights, or at the coordinate limit, they may not.
   */
  private isAboveFar(most: number): boolean {
    if (this.size) return true;
    return !this.hasReachedEnd && isHeavier(most, farWeight(this.rules));
  }

  /** The same as `heaviest`, but over all candidates, including cells without a mark on their lines. */
  private heaviestOfAll(toMove: Mark): readonly Point[] {
    const cells = candidates(this);
    const weights = cells.map(({ x, y }) => this.weight(x, y, toMove));
    const most = weights.reduce((greatest, weight) => Math.max(greatest, weight), -Infinity);
    return cells.filter((_, at) => !isHeavier(most, weights[at] as number));
  }
}

/** With borders every cell counts from the start, so all chunks are added. */
function wholeBoard({ width, height }: Size, area: Box): WeightCells {
  const [columns, rows] = [Math.ceil(width / CHUNK_SIDE), Math.ceil(height / CHUNK_SIDE)];
  const cells = new WeightCells(area, columns * rows);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) cells.add(chunkKey(column, row));
  }
  return cells;
}
