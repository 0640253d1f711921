import {
  EMPTY,
  O,
  VARIANTS,
  X,
  winOn,
  type CellContent,
  type Mark,
  type Variant,
} from '../../engine/index.ts';
import { placeOnBoard } from '../ui/board/cellNames.ts';

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
  const [column, row, sheet] = placeOnBoard(CUBES[side], cell);
  return { sheet, row, column };
}

export function cellInCube({ sheet, row, column }: Place, side: SheetCount): number {
  return (sheet * side + row) * side + column;
}

/** How far a line goes along each axis from one cell to the next. */
function stepOf([a = 0, b = 0]: readonly number[], variant: Variant): readonly number[] {
  const from = placeOnBoard(variant, a);
  return placeOnBoard(variant, b).map((to, axis) => to - (from[axis] ?? 0));
}

/** On a board of any size. */
export function familyOf(line: readonly number[], variant: Variant): Family {
  const axes = stepOf(line, variant).filter((step) => step !== 0).length;
  return FAMILIES[axes - 1] ?? 'straight';
}

function linesOf(variant: Variant): readonly SpaceLine[] {
  return variant.geometry.lines
    .map((cells) => ({ cells, family: familyOf(cells, variant) }))
    .sort((a, b) => FAMILIES.indexOf(a.family) - FAMILIES.indexOf(b.family));
}
const LINES = { 3: linesOf(CUBES[3]), 4: linesOf(CUBES[4]) } as const;

/** All lines of a cube, the straight ones first. */
export const spaceLines = (side: SheetCount): readonly SpaceLine[] => LINES[side];

/** The directions in which the lines of a family run. */
export function directionsOf(side: SheetCount, family: Family): number {
  const lines = spaceLines(side).filter((line) => line.family === family);
  return new Set(lines.map(({ cells }) => stepOf(cells, CUBES[side]).join())).size;
}

/** The lines through a cell, in this order: the number of a line is its place here, from 1. */
export function cubeLinesThrough(side: SheetCount, cell: number): SpaceLine[] {
  return spaceLines(side).filter(({ cells }) => cells.includes(cell));
}

/** Whether somebody could still complete a line: it doesn't hold both marks. */
export const isOpen = ({ cells }: SpaceLine, board: readonly CellContent[]) =>
  ![X, O].every((mark) => cells.some((cell) => board[cell] === mark));

/** The board after moves, X first. */
export function cubeAfter(side: SheetCount, moves: readonly number[]): CellContent[] {
  const board = new Array<CellContent>(side ** 3).fill(EMPTY);
  moves.forEach((cell, i) => (board[cell] = i % 2 === 0 ? X : O));
  return board;
}

/** The whole line of a board on which the game is over. */
export const wholeLine = (side: SheetCount, board: readonly CellContent[]) =>
  winOn(board, CUBES[side])?.line;

/** Lines of which a side lacks one cell, and that is empty. */
export function threatLines(
  side: SheetCount,
  board: readonly CellContent[],
  mark: Mark,
): (readonly number[])[] {
  return LINES[side].flatMap(({ cells }) => {
    const rest = cells.filter((cell) => board[cell] !== mark);
    return rest.length === 1 && board[rest[0] ?? 0] === EMPTY ? [cells] : [];
  });
}

/** Empty cells that complete a line of a side, in order. */
export function completing(side: SheetCount, board: readonly CellContent[], mark: Mark): number[] {
  const cells = threatLines(side, board, mark).flat();
  return [...new Set(cells)].filter((cell) => board[cell] === EMPTY).sort((a, b) => a - b);
}

/** How many cells lie between the chosen one and another on the same line, and one more. */
export function stepsApart(a: number, b: number, side: SheetCount): number {
  const [p, q] = [placeInCube(a, side), placeInCube(b, side)];
  return Math.max(
    ...(['sheet', 'row', 'column'] as const).map((axis) => Math.abs(p[axis] - q[axis])),
  );
}
