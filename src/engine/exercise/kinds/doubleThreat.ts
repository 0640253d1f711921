import { markWeight } from '../../attacks/cellWeight.ts';
import { REACH } from '../../attacks/line.ts';
import type { Rng } from '../../core/rng.ts';
import { EMPTY, O, X, other, type Mark } from '../../core/types.ts';
import type { Point, Stone } from '../../game/large/board.ts';
import { DIRECTIONS } from '../../game/large/directions.ts';
import type { ExerciseKind, Level } from '../contract.ts';
import { markField, paramsCodec, type Fields } from '../fields.ts';
import { squareField } from '../largeFields.ts';
import {
  SQUARE_SIDE,
  gradeSet,
  squareBoard,
  squareCell,
  squarePoint,
  squareSetCodec,
  squareWith,
  type CellSet,
  type SquareCells,
} from '../square.ts';
import { drawUntil, pick, pickMark, type Span } from '../draw.ts';

interface DoubleThreatParams {
  readonly cells: SquareCells;
  /** The side whose double threats are asked for. */
  readonly mark: Mark;
}

/** A cell that was left out, or chosen although fewer than two lines break there. */
interface DoubleThreatReason {
  readonly code: 'missed' | 'no-double' | 'taken';
  readonly cell: number;
  /** How many lines through the cell break. */
  readonly breakpoints: number;
  /** How many such cells there are. */
  readonly count: number;
}

/** How many lines break through an empty cell of the square, for the mark; 0 on a taken one. */
export function breakpointsAt({ cells, mark }: DoubleThreatParams, cell: number): number {
  if (cells[cell] !== EMPTY) return 0;
  return markWeight(squareBoard(cells), squarePoint(cell), mark, mark).breakpoints;
}

/** Two breakpoints need two marks each on lines through the cell, besides the tried one. A five needs four. */
const FEWEST_NEAR = 4;

function doublesOf({ cells, mark }: DoubleThreatParams): number[] {
  const board = squareBoard(cells);
  return cellsNear(cells, mark).filter(
    (cell) => markWeight(board, squarePoint(cell), mark, mark).breakpoints >= 2,
  );
}

/** The empty cells with enough of the marks on their lines, within reach, in ascending order. */
function cellsNear(cells: SquareCells, mark: Mark): number[] {
  const near = Array<number>(cells.length).fill(0);
  for (const [at, content] of cells.entries()) {
    if (content !== mark) continue;
    const { x, y } = squarePoint(at);
    for (const { dx, dy } of DIRECTIONS) {
      for (let step = -REACH; step <= REACH; step++) {
        const cell = squareCell({ x: x + step * dx, y: y + step * dy });
        if (cell !== undefined) near[cell] = (near[cell] ?? 0) + 1;
      }
    }
  }
  return [...cells.keys()].filter(
    (cell) => cells[cell] === EMPTY && (near[cell] ?? 0) >= FEWEST_NEAR,
  );
}

const fields: Fields<DoubleThreatParams> = { mark: markField, cells: squareField };

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
  answer: squareSetCodec,

  /** 1: one cell; 2: two or three; 3: two to five, among more marks. Nobody can make five at once. */
  generate(rng, level) {
    const mark = pickMark(rng);
    const [least, most] = HOW_MANY[level];
    return drawUntil(
      rng,
      () => ({ mark, cells: drawSquare(rng, level, mark) }),
      (params) => {
        const { length } = doublesOf(params);
        return length >= least && length <= most && !hasFive(params);
      },
    );
  },

  key: doublesOf,

  grade(params, answer) {
    const { missed, extra, points } = gradeSet(doublesOf(params), answer);
    const taken = extra.filter((cell) => params.cells[cell] !== EMPTY);
    const single = extra.filter((cell) => params.cells[cell] === EMPTY);
    const reasons = [
      reasonOf(params, 'taken', taken),
      reasonOf(params, 'no-double', single),
      reasonOf(params, 'missed', missed),
    ];
    return { points, reasons: reasons.filter((reason) => reason !== undefined) };
  },
};

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
function hasFive({ cells }: DoubleThreatParams): boolean {
  const board = squareBoard(cells);
  return [X, O].some((mark) =>
    cellsNear(cells, mark).some(
      (cell) => markWeight(board, squarePoint(cell), mark, mark).fives > 0,
    ),
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
function drawSquare(rng: Rng, level: Level, mark: Mark): SquareCells {
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
  const around = () => 2 + rng.int(SQUARE_SIDE - 4);
  const more = Array.from({ length: like + unlike }, (_, at): Stone => {
    const cell = { x: around(), y: around() };
    return { ...cell, mark: at < like ? mark : other(mark) };
  });
  const isMiddle = ({ x, y }: Point) => x === middle.x && y === middle.y;
  return squareWith([...more.filter((stone) => !isMiddle(stone)), ...stones]);
}

function pattern(rng: Rng, direction: number): Point[] {
  const { dx, dy } = DIRECTIONS[direction] ?? DIRECTIONS[0];
  const way = rng.int(2) === 0 ? 1 : -1;
  const offsets = pick(rng, NEAR);
  return offsets.map((offset) => ({ x: way * offset * dx, y: way * offset * dy }));
}
