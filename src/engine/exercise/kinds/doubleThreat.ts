import { markWeight } from '../../attacks/cellWeight.ts';
import { REACH } from '../../attacks/line.ts';
import type { Rng } from '../../core/rng.ts';
import { O, X, other, type Mark } from '../../core/types.ts';
import { byRows, isSameCell, type Point, type Stone } from '../../game/large/board.ts';
import { makePoint } from '../../game/large/cellText.ts';
import { DIRECTIONS } from '../../game/large/directions.ts';
import { boardOfSheet, type Sheet } from '../../game/large/sheet.ts';
import type { SparseBoard } from '../../game/large/sparseBoard.ts';
import type { ExerciseKind, Level } from '../contract.ts';
import { markField, paramsCodec, type Fields } from '../fields.ts';
import { pointsCodec, sheetField } from '../largeFields.ts';
import { DRAWN_SIDE, drawnSheet, noMoveReason } from '../sheets.ts';
import { drawUntil, pick, pickMark, type Span } from '../draw.ts';

interface DoubleThreatParams {
  readonly sheet: Sheet;
  /** The side whose double threats are asked for. */
  readonly mark: Mark;
}

/** Cells row by row. */
export type CellSet = readonly Point[];

/** A cell that was left out, or chosen although fewer than two lines break there. */
interface DoubleThreatReason {
  readonly code: 'missed' | 'no-double' | 'taken';
  readonly cell: Point;
  /** How many lines through the cell break. */
  readonly breakpoints: number;
  /** How many such cells there are. */
  readonly count: number;
}

/** How many lines break through an empty cell, for the mark; 0 on any other one. */
export function breakpointsAt({ sheet, mark }: DoubleThreatParams, cell: Point): number {
  const board = boardOfSheet(sheet);
  return noMoveReason(board, cell) ? 0 : markWeight(board, cell, mark, mark).breakpoints;
}

/** Two breakpoints need two marks each on lines through the cell, besides the tried one. A five needs four. */
const FEWEST_NEAR = 4;

function doublesOf({ sheet, mark }: DoubleThreatParams): Point[] {
  const board = boardOfSheet(sheet);
  return cellsNear(board, mark).filter(
    (cell) => markWeight(board, cell, mark, mark).breakpoints >= 2,
  );
}

/** The empty cells with enough of the marks on their lines, within reach, row by row. */
function cellsNear(board: SparseBoard, mark: Mark): Point[] {
  const near = new Map<string, { readonly cell: Point; readonly marks: number }>();
  for (const stone of board.stones()) {
    if (stone.mark !== mark) continue;
    for (const { dx, dy } of DIRECTIONS) {
      for (let step = -REACH; step <= REACH; step++) {
        const cell = { x: stone.x + step * dx, y: stone.y + step * dy };
        const key = makePoint(cell);
        near.set(key, { cell, marks: (near.get(key)?.marks ?? 0) + 1 });
      }
    }
  }
  return [...near.values()]
    .filter(({ cell, marks }) => marks >= FEWEST_NEAR && !noMoveReason(board, cell))
    .map(({ cell }) => cell)
    .sort(byRows);
}

const fields: Fields<DoubleThreatParams> = { mark: markField, sheet: sheetField };

/** Which cells break two lines or more at once? */
export const doubleThreat: ExerciseKind<
  DoubleThreatParams,
  CellSet,
  DoubleThreatReason,
  'double-threat'
> = {
  id: 'double-threat',
  fields,
  params: paramsCodec(fields, (params) =>
    doublesOf(params).length === 0 ? { code: 'nothing-to-find' } : undefined,
  ),
  answer: pointsCodec,

  /** 1: one cell; 2: two or three; 3: two to five, among more marks. Nobody can make five at once. */
  generate(rng, level) {
    const mark = pickMark(rng);
    const [least, most] = HOW_MANY[level];
    return drawUntil(
      rng,
      () => ({ mark, sheet: drawMarks(rng, level, mark) }),
      (params) => {
        const { length } = doublesOf(params);
        return length >= least && length <= most && !hasFive(params);
      },
    );
  },

  key: doublesOf,

  grade(params, answer) {
    const board = boardOfSheet(params.sheet);
    const { missed, extra, points } = gradeSet(doublesOf(params), answer);
    const isTaken = (cell: Point) => noMoveReason(board, cell)?.code === 'cell-taken';
    const reasons = [
      reasonOf(params, 'taken', extra.filter(isTaken)),
      reasonOf(
        params,
        'no-double',
        extra.filter((cell) => !isTaken(cell)),
      ),
      reasonOf(params, 'missed', missed),
    ];
    return { points, reasons: reasons.filter((reason) => reason !== undefined) };
  },
};

/** How a chosen set of cells differs from the right one, and what it is worth. */
interface GradedSet {
  /** Right cells that were not chosen, row by row. */
  readonly missed: CellSet;
  /** Chosen cells that are not right, row by row. */
  readonly extra: CellSet;
  /** 0 … 1, as in a `Verdict`. */
  readonly points: number;
}

/**
 * Grades a set of cells: a right cell counts one, a wrong one takes one away, of as many as `key` has; less
 * than nothing is nothing. So whoever marks every cell of the board gains nothing by it, and each cell that
 * is guessed must be more likely right than wrong to pay. `key` has one cell at least.
 */
export function gradeSet(key: CellSet, answer: CellSet): GradedSet {
  const isIn = (cells: CellSet, cell: Point) => cells.some((each) => isSameCell(each, cell));
  const missed = key.filter((cell) => !isIn(answer, cell));
  const extra = answer.filter((cell) => !isIn(key, cell));
  const right = key.length - missed.length - extra.length;
  return { missed, extra, points: Math.max(0, right) / key.length };
}

/** The reason names the first of these cells; no reason if there are none. */
function reasonOf(
  params: DoubleThreatParams,
  code: DoubleThreatReason['code'],
  cells: CellSet,
): DoubleThreatReason | undefined {
  const [cell] = cells;
  if (cell === undefined) return undefined;
  return { code, cell, breakpoints: breakpointsAt(params, cell), count: cells.length };
}

const HOW_MANY: Record<Level, Span> = { 1: [1, 1], 2: [2, 3], 3: [2, 5] };

/** Whether somebody can make five at once, in which case nothing else matters. */
function hasFive({ sheet }: DoubleThreatParams): boolean {
  const board = boardOfSheet(sheet);
  return [X, O].some((mark) =>
    cellsNear(board, mark).some((cell) => markWeight(board, cell, mark, mark).fives > 0),
  );
}

/** What stands on a line through the cell in the middle of it, from offset 1 on, before it breaks. */
const NEAR: readonly (readonly number[])[] = [
  [1, 2],
  [-1, 1],
  [1, 3],
  [-1, 2],
  [2, 3],
];
const OTHERS: Record<Level, readonly [like: number, unlike: number]> = {
  1: [0, 4],
  2: [1, 5],
  3: [3, 7],
};

/** Two lines that break through one cell, and other marks around. */
function drawMarks(rng: Rng, level: Level, mark: Mark): Sheet {
  const middle = { x: 3 + rng.int(5), y: 3 + rng.int(5) };
  const first = rng.int(DIRECTIONS.length);
  const second = (first + 1 + rng.int(DIRECTIONS.length - 1)) % DIRECTIONS.length;
  const stones: Stone[] = [first, second].flatMap((direction) =>
    pattern(rng, direction).map((point) => ({
      x: middle.x + point.x,
      y: middle.y + point.y,
      mark,
    })),
  );
  const [like, unlike] = OTHERS[level];
  const around = () => 2 + rng.int(DRAWN_SIDE - 4);
  const more = Array.from({ length: like + unlike }, (_, at): Stone => {
    const cell = { x: around(), y: around() };
    return { ...cell, mark: at < like ? mark : other(mark) };
  });
  return drawnSheet([...more.filter((stone) => !isSameCell(stone, middle)), ...stones]);
}

function pattern(rng: Rng, direction: number): Point[] {
  const { dx, dy } = DIRECTIONS[direction] ?? DIRECTIONS[0];
  const way = rng.int(2) === 0 ? 1 : -1;
  const offsets = pick(rng, NEAR);
  return offsets.map((offset) => ({ x: way * offset * dx, y: way * offset * dy }));
}
