import type { BoardReader, Point, Size } from '../game/large/board.ts';
import type { WinRule } from '../game/large/winScan.ts';
import { ThreatBoard, sideOf, type CellValues } from './threatBoard.ts';

/** Cells around each mark that are kept where a board is too large to be kept whole. */
const MARGIN = 18;
/** So near a cut, a mark could be misled by what was left out. */
const SOFT = 10;
/** A board is kept whole up to this side. */
const WHOLE = 100;
/** Cells of the largest board that is made. */
const MOST_CELLS = 1_500_000;

/** The columns, or rows, that are kept: their coordinates, and whether they are near a cut. */
interface Axis {
  readonly kept: readonly number[];
  readonly soft: readonly boolean[];
}

/**
 * A threat board that holds the part of a large board where marks are. Without borders, or where they are far
 * away, columns and rows far from every mark are left out: what is left moves together, but never so
 * near that two marks could be on one line of five that were not before.
 */
export interface LocalBoard {
  readonly board: ThreatBoard;
  /** 1 for cells near a cut, where nothing should be played; absent if the board is whole. */
  readonly isSoft: Uint8Array | undefined;
  /** The number of a cell on `board`; `undefined` if it was left out. */
  cellOf(point: Point): number | undefined;
  readonly pointOf: (cell: number) => Point;
}

/** The local board of a large one; `undefined` if the marks are so scattered that it would be too large. */
export function localBoard(
  large: BoardReader,
  rule: WinRule,
  values?: CellValues,
): LocalBoard | undefined {
  const columns = axisOf(large, ({ x }) => x, large.size?.width);
  const rows = axisOf(large, ({ y }) => y, large.size?.height);
  const size: Size = { width: columns.kept.length, height: rows.kept.length };
  if (size.width * size.height > MOST_CELLS) return undefined;
  const board = new ThreatBoard(size, rule, values);
  const columnOf = new Map(columns.kept.map((x, at) => [x, at]));
  const rowOf = new Map(rows.kept.map((y, at) => [y, at]));
  const cellOf = ({ x, y }: Point) => {
    const [column, row] = [columnOf.get(x), rowOf.get(y)];
    return column === undefined || row === undefined ? undefined : board.index(column, row);
  };
  for (const stone of large.stones()) {
    const cell = cellOf(stone);
    if (cell !== undefined) board.place(cell, sideOf(stone.mark));
  }
  const pointOf = (cell: number) => ({
    x: columns.kept[board.column(cell)]!,
    y: rows.kept[board.row(cell)]!,
  });
  return { board, isSoft: softCells(board, columns, rows), cellOf, pointOf };
}

function softCells(board: ThreatBoard, columns: Axis, rows: Axis): Uint8Array | undefined {
  if (!columns.soft.includes(true) && !rows.soft.includes(true)) return undefined;
  const soft = new Uint8Array(board.length);
  for (const [row, isSoftRow] of rows.soft.entries()) {
    for (const [column, isSoftColumn] of columns.soft.entries()) {
      if (isSoftRow || isSoftColumn) soft[board.index(column, row)] = 1;
    }
  }
  return soft;
}

function axisOf(
  large: BoardReader,
  coordinate: (point: Point) => number,
  side: number | undefined,
): Axis {
  const [first, last] = side === undefined ? [-Infinity, Infinity] : [0, side - 1];
  if (side !== undefined && side <= WHOLE) {
    return {
      kept: Array.from({ length: side }, (_, at) => at),
      soft: Array<boolean>(side).fill(false),
    };
  }
  const used = new Set<number>();
  for (const stone of large.stones()) used.add(coordinate(stone));
  if (used.size === 0) used.add(side === undefined ? 0 : Math.floor((side - 1) / 2));
  const kept: number[] = [];
  for (const at of [...used].sort((a, b) => a - b)) {
    const from = Math.max(at - MARGIN, first, (kept.at(-1) ?? -Infinity) + 1);
    for (let each = from; each <= Math.min(at + MARGIN, last); each++) kept.push(each);
  }
  return { kept, soft: softPlaces(kept, first, last) };
}

/** Which places are within `SOFT` of a neighbour that was left out. */
function softPlaces(kept: readonly number[], first: number, last: number): boolean[] {
  const soft = Array<boolean>(kept.length).fill(false);
  const cut = (from: number, way: 1 | -1) => {
    for (let step = 0; step < SOFT; step++) {
      const at = from + way * step;
      if (at >= 0 && at < soft.length) soft[at] = true;
    }
  };
  for (let at = 0; at < kept.length; at++) {
    const here = kept[at]!;
    const [before, after] = [kept[at - 1] ?? first - 1, kept[at + 1] ?? last + 1];
    if (before !== here - 1) cut(at, 1);
    if (after !== here + 1) cut(at, -1);
  }
  return soft;
}
