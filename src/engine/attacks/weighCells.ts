import { EMPTY, O, X, type Mark } from '../core/types.ts';
import { CHUNK_CELLS } from '../game/large/chunks.ts';
import { BREAKS, kindOfLine, type LineTable } from './lineTable.ts';
import type { AttackRules } from './rules.ts';
import { CELL_LINES, NEAR, STALE, type WeightCells } from './weightCells.ts';

/** A mark's part in a cell's weight, before the bonuses. */
export interface MarkValue {
  /** The weights of its attacks, added in the order of `cellWeight`. */
  readonly attacks: number;
  readonly fives: number;
  readonly breakpoints: number;
}

/** Which cells are weighed, and by what. */
export interface Weighing {
  readonly table: LineTable;
  readonly rules: AttackRules;
  /** Cells with no mark on their lines do not count. */
  readonly onlyNear: boolean;
}

/** The same as `markWeight` finds, from the codes of a cell's lines. */
export function markValue(
  codes: Int32Array,
  cell: number,
  mark: Mark,
  { weights, flags }: LineTable,
): MarkValue {
  const shift = mark === X ? 0 : 16;
  let attacks = 0;
  let sum = 0;
  for (let line = cell * CELL_LINES; line < (cell + 1) * CELL_LINES; line++) {
    const kind = kindOfLine(((codes[line] as number) >>> shift) & 0xffff);
    attacks += weights[kind] as number;
    sum += flags[kind] as number;
  }
  return { attacks, fives: sum & (BREAKS - 1), breakpoints: (sum / BREAKS) | 0 };
}

/** Weighs one cell for both sides to move, and stores the result. It adds in the order of `cellWeight`. */
export function weighCell(cells: WeightCells, cell: number, { table, rules }: Weighing): void {
  const ofX = markValue(cells.codes, cell, X, table);
  const ofO = markValue(cells.codes, cell, O, table);
  const doubleX = ofX.breakpoints >= 2 ? rules.doubleThreat : 0;
  const doubleO = ofO.breakpoints >= 2 ? rules.doubleThreat : 0;
  const finishX = rules.finish * ofX.fives;
  const finishO = rules.finish * ofO.fives;
  const plainX = ofX.attacks + doubleX;
  const plainO = ofO.attacks + doubleO;
  cells.weights[2 * cell] = ofX.attacks + finishX + doubleX + plainO;
  cells.weights[2 * cell + 1] = plainX + (ofO.attacks + finishO + doubleO);
  (cells.near[cell] as number) &= NEAR;
}

/** Weighs the stale cells of a slot and finds its highest weights; −∞ if no cell counts. */
export function freshen(cells: WeightCells, slot: number, weighing: Weighing): void {
  const { content, near, weights } = cells;
  const least = weighing.onlyNear ? 1 : 0;
  let forX = -Infinity;
  let forO = -Infinity;
  const end = (slot + 1) * CHUNK_CELLS;
  for (let cell = slot * CHUNK_CELLS; cell < end; cell++) {
    const marks = near[cell] as number;
    // The test of `counts`, inlined: this loop is most of the cost of a move.
    if ((marks & NEAR) < least || content[cell] !== EMPTY) continue;
    if (marks >= STALE) weighCell(cells, cell, weighing);
    const ofX = weights[2 * cell] as number;
    const ofO = weights[2 * cell + 1] as number;
    if (ofX > forX) forX = ofX;
    if (ofO > forO) forO = ofO;
  }
  cells.most[2 * slot] = forX;
  cells.most[2 * slot + 1] = forO;
  cells.staleSlots[slot] = 0;
}

/** Whether a cell is one to be weighed: it is empty and, `onlyNear`, has a mark on its lines. */
export function counts(cells: WeightCells, cell: number, { onlyNear }: Weighing): boolean {
  if (cells.content[cell] !== EMPTY) return false;
  return !onlyNear || ((cells.near[cell] as number) & NEAR) !== 0;
}
