import {
  EMPTY,
  VARIANTS,
  type CellContent,
  type Geometry,
  type Variant,
} from '../../engine/index.ts';
import { rovingCell } from '../ui/rovingGrid.ts';

/** A cube of sheets: three of nine cells, or four of sixteen. Cells are numbered as in `Geometry`. */
export type SheetCount = 3 | 4;

export const CUBES: Readonly<Record<SheetCount, Variant>> = {
  3: VARIANTS['3x3x3'],
  4: VARIANTS['4x4x4'],
};

/** Where a cell lies, all from 0: the sheet (0 is the top one), the row and the column. */
export interface Place {
  readonly sheet: number;
  readonly row: number;
  readonly column: number;
}

/** Along an edge, slanting in one plane, or slanting through the cube: a line changes one, two or three coordinates. */
export const FAMILIES = ['straight', 'across', 'through'] as const;
export type Family = (typeof FAMILIES)[number];

export interface SpaceLine {
  readonly cells: readonly number[];
  readonly family: Family;
}

export function placeInCube(cell: number, side: SheetCount): Place {
  return {
    sheet: Math.floor(cell / side ** 2),
    row: Math.floor(cell / side) % side,
    column: cell % side,
  };
}

export function cellInCube({ sheet, row, column }: Place, side: SheetCount): number {
  return (sheet * side + row) * side + column;
}

/** How far a line goes along each axis from one cell to the next. */
function stepOf(line: readonly number[], side: SheetCount): readonly number[] {
  const [a, b] = [placeInCube(line[0] ?? 0, side), placeInCube(line[1] ?? 0, side)];
  return [b.column - a.column, b.row - a.row, b.sheet - a.sheet];
}

/** All lines of a geometry, the straight ones first. */
export function spaceLines(
  side: SheetCount,
  geometry: Geometry = CUBES[side].geometry,
): SpaceLine[] {
  return geometry.lines
    .map((cells) => {
      const axes = stepOf(cells, side).filter((step) => step !== 0).length;
      return { cells, family: FAMILIES[axes - 1] ?? 'straight' };
    })
    .sort((a, b) => FAMILIES.indexOf(a.family) - FAMILIES.indexOf(b.family));
}

/** The directions in which the lines of a family run. */
export function directionsOf(side: SheetCount, family: Family): number {
  const lines = spaceLines(side).filter((line) => line.family === family);
  return new Set(lines.map(({ cells }) => stepOf(cells, side).join())).size;
}

/** The lines through a cell, in this order: the number of a line is its place here, from 1. */
export function cubeLinesThrough(side: SheetCount, cell: number): SpaceLine[] {
  return spaceLines(side).filter(({ cells }) => cells.includes(cell));
}

/** Whether somebody could still complete a line: it doesn't hold both marks. */
export function isOpen({ cells }: SpaceLine, board: readonly CellContent[]): boolean {
  return (
    new Set(cells.map((cell) => board[cell] ?? EMPTY).filter((each) => each !== EMPTY)).size < 2
  );
}

/** How many cells lie between the chosen one and another on the same line, and one more. */
export function stepsApart(a: number, b: number, side: SheetCount): number {
  const [p, q] = [placeInCube(a, side), placeInCube(b, side)];
  return Math.max(
    ...(['sheet', 'row', 'column'] as const).map((axis) => Math.abs(p[axis] - q[axis])),
  );
}

/** Where a key leads: the arrows along a sheet, Page Up and Page Down through the sheets. */
export function cubeStep(event: KeyboardEvent, cell: number, side: SheetCount): number | undefined {
  const { sheet, row, column } = placeInCube(cell, side);
  const deeper = { PageUp: -1, PageDown: 1 }[event.key];
  if (deeper === undefined || event.altKey || event.metaKey) {
    const size = { columns: side, count: side ** 2 };
    const next = rovingCell(event, row * side + column, size);
    return next === undefined ? undefined : sheet * side ** 2 + next;
  }
  const to = Math.max(0, Math.min(side - 1, sheet + deeper));
  return cellInCube({ sheet: to, row, column }, side);
}
