import { CELL_SIDE } from '../ui/board/strokes.ts';
import { placeInCube, type SheetCount } from './space.ts';

// The pile of sheets as it is seen from a little above, in parallel perspective: numbers for an SVG.

/** From straight above it would be a quarter turn; like this no sheet hides the next. */
const TILT = 0.4;
/** From one sheet to the next, in sides of a sheet. */
const STEP = 0.55;
/** How the pile is turned at first. */
export const FIRST_YAW = -0.5;

interface XY {
  readonly x: number;
  readonly y: number;
}

/** Two by three numbers as SVG has them: how a flat drawing of a sheet comes to lie in the picture. */
type Matrix = readonly [number, number, number, number, number, number];

export interface PilePicture {
  readonly width: number;
  readonly height: number;
  /** `transform` of each sheet, the top one first, for drawings of `CELL_SIDE` a cell. */
  readonly sheets: readonly string[];
  /** Where the middle of a cell is seen. */
  readonly middle: (cell: number) => XY;
  /** From the middle of one cell to that of another, as path data. */
  readonly path: (from: number, to: number) => string;
  /** The leftmost corner of each sheet, where its number stands. */
  readonly corners: readonly XY[];
}

/** A sheet in the pile. */
function lying(side: SheetCount, sheet: number, yaw: number): Matrix {
  const [cos, sin] = [Math.cos(yaw), Math.sin(yaw)];
  const [flat, up] = [Math.sin(TILT), Math.cos(TILT)];
  const { width, height } = sizeOf(side);
  const half = (side * CELL_SIDE) / 2;
  const down = (sheet - (side - 1) / 2) * STEP * side * CELL_SIDE * up;
  return [
    cos,
    sin * flat,
    -sin,
    cos * flat,
    width / 2 - half * (cos - sin),
    height / 2 + down - half * flat * (sin + cos),
  ];
}

/** The same however the pile is turned, so that nothing jumps. */
function sizeOf(side: SheetCount): { readonly width: number; readonly height: number } {
  const across = side * CELL_SIDE * Math.SQRT2;
  return {
    width: across,
    height: across * Math.sin(TILT) + (side - 1) * STEP * side * CELL_SIDE * Math.cos(TILT),
  };
}

/** What is seen of a pile turned by `yaw`. */
export function pilePicture(side: SheetCount, yaw = FIRST_YAW): PilePicture {
  const matrices = Array.from({ length: side }, (_, sheet) => lying(side, sheet, yaw));
  const seen = (sheet: number, column: number, row: number): XY => {
    const [a, b, c, d, e, f] = matrices[sheet] ?? [1, 0, 0, 1, 0, 0];
    const [x, y] = [column * CELL_SIDE, row * CELL_SIDE];
    return { x: a * x + c * y + e, y: b * x + d * y + f };
  };
  const middle = (cell: number): XY => {
    const { sheet, row, column } = placeInCube(cell, side);
    return seen(sheet, column + 0.5, row + 0.5);
  };
  return {
    ...sizeOf(side),
    middle,
    path: (from, to) => {
      const [a, b] = [middle(from), middle(to)];
      return `M${a.x.toFixed(1)} ${a.y.toFixed(1)}L${b.x.toFixed(1)} ${b.y.toFixed(1)}`;
    },
    sheets: matrices.map((matrix) => `matrix(${matrix.map((n) => n.toFixed(4)).join(' ')})`),
    corners: matrices.map((_, sheet) =>
      [0, 1, 2, 3]
        .map((corner) => seen(sheet, (corner & 1) * side, (corner >> 1) * side))
        .reduce((left, each) => (each.x < left.x ? each : left)),
    ),
  };
}

/** A piece of a line from one cell to the next. */
export interface Thread {
  readonly from: number;
  readonly to: number;
  /** The sheet with which it is drawn: what lies above hides it. */
  readonly sheet: number;
  readonly isBetween: boolean;
}

/** The pieces of a line. Those between two sheets pass behind the paper of the upper one. */
export function threadsOf(side: SheetCount, line: readonly number[]): Thread[] {
  return line.slice(1).map((to, i) => {
    const from = line[i] ?? to;
    const [a, b] = [placeInCube(from, side).sheet, placeInCube(to, side).sheet];
    return { from, to, sheet: Math.max(a, b), isBetween: a !== b };
  });
}

/** Cells of one sheet, row by row. */
export function cellsOfSheet(side: SheetCount, sheet: number): number[] {
  return Array.from({ length: side ** 2 }, (_, i) => sheet * side ** 2 + i);
}
