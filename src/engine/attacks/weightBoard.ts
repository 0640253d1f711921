import { EMPTY, X, type CellContent, type Mark } from '../core/types.ts';
import {
  FARTHEST,
  type BoardReader,
  type Box,
  type Point,
  type Size,
  type Stone,
} from '../game/large/board.ts';
import {
  CHUNK_SHIFT,
  CHUNK_SIDE,
  chunkCorner,
  chunkKey,
  keyOf,
  placeIn,
} from '../game/large/chunks.ts';
import { DIRECTIONS } from '../game/large/directions.ts';
import { SparseBoard } from '../game/large/sparseBoard.ts';
import { candidates, firstCell } from './candidates.ts';
import { isHeavier, type WeighedCell } from './heaviest.ts';
import { BLOCKED, OWN, PEEK } from './line.ts';
import { HALVES, lineTable, type LineTable } from './lineTable.ts';
import { ARTICLE_RULES, farWeight, type AttackRules } from './rules.ts';
import {
  CELL_LINES,
  cellAt,
  counts,
  emptyChunk,
  freshen,
  isInside,
  markValue,
  weighPlace,
  type MarkValue,
  type WeightChunk,
} from './weightChunk.ts';

/** The forty cells whose lines a mark is on: where they are, and what the mark adds to their codes. */
const STEPS = DIRECTIONS.flatMap(({ dx, dy }, line) =>
  [1, 2, 3, 4, 5].flatMap((distance) => [
    // Seen from a cell further on, the mark is on the left; from one before it, on the right.
    { dx: distance * dx, dy: distance * dy, line, digit: HALVES * 3 ** (distance - 1) },
    { dx: -distance * dx, dy: -distance * dy, line, digit: 3 ** (distance - 1) },
  ]),
);

/**
 * A large board that knows what its cells weigh. A mark that is placed or taken away, in any order,
 * changes the codes of the forty cells around it; what they weigh is looked up when it is asked for.
 * Neither depends on how many marks there are. Every weight is equal to that of `cellWeight`, to the
 * last bit.
 *
 * Memory: about 7 kB for each 16 × 16 cells that are near marks; with borders, for the whole board.
 */
export class WeightBoard implements BoardReader {
  private readonly marks: SparseBoard;
  private readonly chunks = new Map<number, WeightChunk>();
  private readonly area: Box;
  /** Up to four chunks that a change may touch. */
  private readonly around: (WeightChunk | undefined)[] = [];
  private currentRules: AttackRules;
  private table: LineTable;
  /** Whether marks have come near the border, or near the last cells of a board without borders. */
  private hasReachedEnd = false;

  constructor(size?: Size, stones: Iterable<Stone> = [], rules: AttackRules = ARTICLE_RULES) {
    this.marks = new SparseBoard(size);
    this.area = size
      ? { left: 0, top: 0, right: size.width - 1, bottom: size.height - 1 }
      : { left: -FARTHEST, top: -FARTHEST, right: FARTHEST, bottom: FARTHEST };
    this.currentRules = rules;
    this.table = lineTable(rules);
    if (size) this.fillArea(size);
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
    return this.currentRules;
  }

  /** Other rules: lines stay as they are, and are only weighed again. */
  set rules(rules: AttackRules) {
    this.currentRules = rules;
    this.table = lineTable(rules);
    for (const chunk of this.chunks.values()) {
      chunk.stale.fill(1);
      chunk.isStale = true;
    }
  }

  /** Puts a mark on an empty cell of the board; anything else is an error of ours. */
  place(x: number, y: number, mark: Mark): void {
    this.marks.place(x, y, mark);
    this.change(x, y, mark, 1);
  }

  /** Takes the mark away again, whichever was placed last; an empty cell is an error of ours. */
  remove(x: number, y: number): void {
    const mark = this.marks.at(x, y);
    this.marks.remove(x, y);
    this.change(x, y, mark as Mark, -1);
  }

  /** What an empty cell weighs; `cellWeight` says why. A cell that is taken or is none: NaN. */
  weight(x: number, y: number, toMove: Mark): number {
    if (!this.has(x, y) || this.at(x, y) !== EMPTY) return NaN;
    const chunk = this.chunkOf(x, y);
    const place = placeIn(x, y);
    if (chunk.stale[place]) weighPlace(chunk, place, this.table, this.currentRules);
    return weightIn(chunk, place, toMove);
  }

  /** What a mark would be worth on an empty cell, before the bonuses: its attacks, fives and breakpoints. */
  value(x: number, y: number, mark: Mark): MarkValue {
    return markValue(this.chunkOf(x, y).codes, placeIn(x, y), mark, this.table);
  }

  /** The cells that weigh most, row by row: the same as `heaviestCells`. */
  heaviest(toMove: Mark): readonly Point[] {
    if (this.count === 0) return [firstCell(this)];
    const most = this.greatest(toMove);
    if (!this.isAboveFar(most)) return this.heaviestOfAll(toMove);
    const best: Point[] = [];
    for (const chunk of this.chunks.values()) {
      if (isHeavier(most, mostOf(chunk, toMove))) continue;
      for (const place of this.placesOf(chunk)) {
        if (!isHeavier(most, weightIn(chunk, place, toMove))) best.push(cellAt(chunk, place));
      }
    }
    return best.sort(byRows);
  }

  /**
   * The weighed cells of a box, or of the board, chunk by chunk: with borders every empty cell; without
   * borders those that have a mark on one of their lines. All others weigh the same (`farWeight`).
   */
  *weighed(toMove: Mark, box: Box = this.area): Iterable<WeighedCell> {
    for (const chunk of this.chunks.values()) {
      if (chunk.left > box.right || chunk.left + CHUNK_SIDE <= box.left) continue;
      if (chunk.top > box.bottom || chunk.top + CHUNK_SIDE <= box.top) continue;
      this.freshen(chunk);
      for (const place of this.placesOf(chunk)) {
        const { x, y } = cellAt(chunk, place);
        if (x < box.left || x > box.right || y < box.top || y > box.bottom) continue;
        yield { x, y, weight: weightIn(chunk, place, toMove) };
      }
    }
  }

  private fillArea({ width, height }: Size): void {
    for (let row = 0; row * CHUNK_SIDE < height; row++) {
      for (let column = 0; column * CHUNK_SIDE < width; column++) {
        this.makeChunk(chunkKey(column, row));
      }
    }
  }

  private makeChunk(key: number): WeightChunk {
    const chunk = emptyChunk(chunkCorner(key), this.area);
    this.chunks.set(key, chunk);
    if (!isInside(chunk, this.area)) this.hasReachedEnd = true;
    return chunk;
  }

  /** The chunk of a cell, for reading: where nothing is kept, one without marks. */
  private chunkOf(x: number, y: number): WeightChunk {
    const key = keyOf(x, y);
    return this.chunks.get(key) ?? emptyChunk(chunkCorner(key), this.area);
  }

  private change(x: number, y: number, mark: Mark, sign: 1 | -1): void {
    const column = (x - PEEK) >> CHUNK_SHIFT;
    const row = (y - PEEK) >> CHUNK_SHIFT;
    this.gather(column, row, (x + PEEK) >> CHUNK_SHIFT, (y + PEEK) >> CHUNK_SHIFT);
    const forX = sign * (mark === X ? OWN : BLOCKED);
    const forO = sign * (mark === X ? BLOCKED : OWN);
    for (const { dx, dy, line, digit } of STEPS) {
      const [cellX, cellY] = [x + dx, y + dy];
      const which = (cellX >> CHUNK_SHIFT) - column + 2 * ((cellY >> CHUNK_SHIFT) - row);
      const chunk = this.around[which];
      if (!chunk) continue;
      const place = placeIn(cellX, cellY);
      const at = place * CELL_LINES + line;
      (chunk.codes[at] as number) += digit * forX;
      (chunk.codes[at + DIRECTIONS.length] as number) += digit * forO;
      (chunk.near[place] as number) += sign;
      chunk.uses += sign;
      chunk.stale[place] = 1;
      chunk.isStale = true;
    }
    const own = this.around[(x >> CHUNK_SHIFT) - column + 2 * ((y >> CHUNK_SHIFT) - row)];
    if (own) {
      own.content[placeIn(x, y)] = sign > 0 ? mark : EMPTY;
      own.uses += sign;
      own.isStale = true;
    }
    if (sign < 0) this.letGo();
  }

  /** The chunks from one column and row to the next, into `around`; without borders they are made here. */
  private gather(column: number, row: number, lastColumn: number, lastRow: number): void {
    for (let at = 0; at < 4; at++) {
      const [atColumn, atRow] = [column + (at % 2), row + (at >> 1)];
      const isTouched = atColumn <= lastColumn && atRow <= lastRow;
      const key = chunkKey(atColumn, atRow);
      this.around[at] = !isTouched
        ? undefined
        : (this.chunks.get(key) ?? (this.size ? undefined : this.makeChunk(key)));
    }
  }

  /** Without borders, chunks that nothing is near to are forgotten. */
  private letGo(): void {
    if (this.size) return;
    for (const chunk of this.around) {
      if (chunk?.uses === 0) this.chunks.delete(keyOf(chunk.left, chunk.top));
    }
  }

  private freshen(chunk: WeightChunk): void {
    if (chunk.isStale) freshen(chunk, !this.size, this.table, this.currentRules);
  }

  private greatest(toMove: Mark): number {
    let most = -Infinity;
    for (const chunk of this.chunks.values()) {
      this.freshen(chunk);
      most = Math.max(most, mostOf(chunk, toMove));
    }
    return most;
  }

  private *placesOf(chunk: WeightChunk): Iterable<number> {
    for (let place = 0; place < chunk.content.length; place++) {
      if (counts(chunk, place, !this.size)) yield place;
    }
  }

  /**
   * Whether no cell without a mark on its lines can be among the heaviest. With the article's weights
   * none ever is; a reader's weights may make it so, and so may the end of the world.
   */
  private isAboveFar(most: number): boolean {
    if (this.size) return true;
    return !this.hasReachedEnd && isHeavier(most, farWeight(this.currentRules));
  }

  /** The same as `heaviest`, from every candidate: what is not on a line with any mark is one, too. */
  private heaviestOfAll(toMove: Mark): readonly Point[] {
    const cells = candidates(this);
    const weights = cells.map(({ x, y }) => this.weight(x, y, toMove));
    const most = weights.reduce((greatest, weight) => Math.max(greatest, weight), -Infinity);
    return cells.filter((_, at) => !isHeavier(most, weights[at] as number));
  }
}

function weightIn({ weights }: WeightChunk, place: number, toMove: Mark): number {
  return weights[2 * place + (toMove === X ? 0 : 1)] as number;
}

function mostOf({ mostForX, mostForO }: WeightChunk, toMove: Mark): number {
  return toMove === X ? mostForX : mostForO;
}

function byRows(a: Point, b: Point): number {
  return a.y - b.y || a.x - b.x;
}
