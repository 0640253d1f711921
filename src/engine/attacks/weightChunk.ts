import { EMPTY, O, X, type Mark } from '../core/types.ts';
import type { Box, Point } from '../game/large/board.ts';
import { CHUNK_CELLS, CHUNK_SHIFT, CHUNK_SIDE } from '../game/large/chunks.ts';
import { DIRECTIONS } from '../game/large/directions.ts';
import { BLOCKED, PEEK } from './line.ts';
import { BREAKS, HALVES, KIND_OF_LINE, type LineTable } from './lineTable.ts';
import type { AttackRules } from './rules.ts';

/** Lines that a cell knows: four as X sees them, then the same four as O does. */
export const CELL_LINES = 2 * DIRECTIONS.length;

/** What stands where there is no cell. */
const OUTSIDE = 255;

/** What 16 × 16 cells weigh: everything about a cell is at its place in each column. */
export interface WeightChunk {
  /** Its upper left cell. */
  readonly left: number;
  readonly top: number;
  readonly content: Uint8Array;
  /** The code of every line (`lineTable.ts`), `CELL_LINES` a cell. */
  readonly codes: Uint16Array;
  /** How many marks stand on the lines of the cell, within distance five. */
  readonly near: Uint8Array;
  /** What the cell weighs with X to move, and with O to move; to be read unless it is stale. */
  readonly weights: Float64Array;
  readonly stale: Uint8Array;
  /** The greatest of them among the cells that count, −∞ if none does; unless the chunk is stale. */
  mostForX: number;
  mostForO: number;
  isStale: boolean;
  /** The marks on it, and the sum of `near`: 0 when nothing is left that it must remember. */
  uses: number;
}

/** Half lines that end at a border, by the cells before it: 0 … 5. */
const HALF_TO_BORDER = Array.from({ length: PEEK + 1 }, (_, room) => {
  let half = 0;
  for (let at = room; at < PEEK; at++) half += BLOCKED * 3 ** at;
  return half;
});

/** A chunk without marks. Cells beyond the area are none, and cut the lines of those at its border. */
export function emptyChunk([left, top]: readonly [number, number], area: Box): WeightChunk {
  const chunk: WeightChunk = {
    left,
    top,
    content: new Uint8Array(CHUNK_CELLS),
    codes: new Uint16Array(CHUNK_CELLS * CELL_LINES),
    near: new Uint8Array(CHUNK_CELLS),
    weights: new Float64Array(CHUNK_CELLS * 2),
    stale: new Uint8Array(CHUNK_CELLS).fill(1),
    mostForX: -Infinity,
    mostForO: -Infinity,
    isStale: true,
    uses: 0,
  };
  if (!isInside(chunk, area)) drawBorders(chunk, area);
  return chunk;
}

/** Whether no border is within distance five of any cell of the chunk. */
export function isInside({ left, top }: { left: number; top: number }, area: Box): boolean {
  const far = CHUNK_SIDE - 1 + PEEK;
  const across = left - PEEK >= area.left && left + far <= area.right;
  return across && top - PEEK >= area.top && top + far <= area.bottom;
}

function drawBorders({ left, top, content, codes }: WeightChunk, area: Box): void {
  for (let place = 0; place < CHUNK_CELLS; place++) {
    const x = left + (place % CHUNK_SIDE);
    const y = top + (place >> CHUNK_SHIFT);
    const [west, east] = [Math.min(PEEK, x - area.left), Math.min(PEEK, area.right - x)];
    const [north, south] = [Math.min(PEEK, y - area.top), Math.min(PEEK, area.bottom - y)];
    if (Math.min(west, east, north, south) < 0) {
      content[place] = OUTSIDE;
      continue;
    }
    // In the order of DIRECTIONS: the cells before the border on the left (above), and on the right.
    writeCode(codes, place, 0, west, east);
    writeCode(codes, place, 1, Math.min(west, south), Math.min(east, north));
    writeCode(codes, place, 2, north, south);
    writeCode(codes, place, 3, Math.min(west, north), Math.min(east, south));
  }
}

function writeCode(codes: Uint16Array, place: number, line: number, left: number, right: number) {
  const code = (HALF_TO_BORDER[left] as number) * HALVES + (HALF_TO_BORDER[right] as number);
  const at = place * CELL_LINES + line;
  codes[at] = code;
  codes[at + DIRECTIONS.length] = code;
}

/** What a mark is worth on a cell, but for the bonus of the side to move. */
export interface MarkValue {
  /** The weights of its attacks, added in the order of `cellWeight`. */
  readonly attacks: number;
  readonly fives: number;
  readonly breakpoints: number;
}

/** The same as `markWeight` finds, from the codes of the cell's lines. */
export function markValue(
  codes: Uint16Array,
  place: number,
  mark: Mark,
  { weights, flags }: LineTable,
): MarkValue {
  const at = place * CELL_LINES + (mark === X ? 0 : DIRECTIONS.length);
  let attacks = 0;
  let sum = 0;
  for (let line = at; line < at + DIRECTIONS.length; line++) {
    const kind = KIND_OF_LINE[codes[line] as number] as number;
    attacks += weights[kind] as number;
    sum += flags[kind] as number;
  }
  return { attacks, fives: sum % BREAKS, breakpoints: Math.floor(sum / BREAKS) };
}

/** Weighs one cell for both sides to move, and keeps it. */
export function weighPlace(
  chunk: WeightChunk,
  place: number,
  table: LineTable,
  rules: AttackRules,
): void {
  const ofX = markValue(chunk.codes, place, X, table);
  const ofO = markValue(chunk.codes, place, O, table);
  const doubleX = ofX.breakpoints >= 2 ? rules.doubleThreat : 0;
  const doubleO = ofO.breakpoints >= 2 ? rules.doubleThreat : 0;
  const plainX = ofX.attacks + doubleX;
  const plainO = ofO.attacks + doubleO;
  // The order of additions is that of `cellWeight`, or the last bit might differ.
  chunk.weights[2 * place] = ofX.attacks + rules.finish * ofX.fives + doubleX + plainO;
  chunk.weights[2 * place + 1] = plainX + (ofO.attacks + rules.finish * ofO.fives + doubleO);
  chunk.stale[place] = 0;
}

/** Weighs what is stale. `onlyNear`: a cell with no mark on its lines does not count. */
export function freshen(
  chunk: WeightChunk,
  onlyNear: boolean,
  table: LineTable,
  rules: AttackRules,
): void {
  chunk.mostForX = -Infinity;
  chunk.mostForO = -Infinity;
  for (let place = 0; place < CHUNK_CELLS; place++) {
    if (!counts(chunk, place, onlyNear)) continue;
    if (chunk.stale[place]) weighPlace(chunk, place, table, rules);
    const [forX, forO] = [chunk.weights[2 * place], chunk.weights[2 * place + 1]];
    if ((forX as number) > chunk.mostForX) chunk.mostForX = forX as number;
    if ((forO as number) > chunk.mostForO) chunk.mostForO = forO as number;
  }
  chunk.isStale = false;
}

/** Whether a cell is one to be weighed: it is empty and, `onlyNear`, has a mark on its lines. */
export function counts(chunk: WeightChunk, place: number, onlyNear: boolean): boolean {
  return chunk.content[place] === EMPTY && (!onlyNear || chunk.near[place] !== 0);
}

/** The cell at a place of a chunk. */
export function cellAt({ left, top }: WeightChunk, place: number): Point {
  return { x: left + (place % CHUNK_SIDE), y: top + (place >> CHUNK_SHIFT) };
}
