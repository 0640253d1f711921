import { EMPTY, X } from '../../core/types.ts';
import type { Point } from '../../game/large/board.ts';
import { DIRECTIONS } from '../../game/large/directions.ts';
import type { SparseBoard } from '../../game/large/sparseBoard.ts';
import type { LinearTracer, StepEvent } from '../../core/stepEvent.ts';

/** What renju says of a move of Black: `five` wins, and is allowed whatever else it makes. */
export const RENJU_VERDICTS = ['allowed', 'five', 'overline', 'four-four', 'three-three'] as const;
export type RenjuVerdict = (typeof RENJU_VERDICTS)[number];

/** The events of the check. */
export const RENJU_EVENTS = [
  /** Black's mark stands on the cell, to see what it makes; inside another trial where one is open. */
  'place',
  /** So many marks are in a row through it. */
  'row',
  /** So many fours go through it, and so many marks would make a five. */
  'fours',
  /** A cell would make an open four: a trial of it follows. */
  'open',
  /** Whether a direction has a three that counts; it has no four. */
  'three',
  /** The trial is over, and its mark comes off. */
  'verdict',
] as const;

/** What is known of a cell. Directions are indexes into `DIRECTIONS`; offsets count from the cell. */
export interface CellCheck {
  readonly cell: Point;
  /** The direction that a step is about. */
  readonly direction?: number;
  /** By direction: marks in a row, the fours with what would make them fives, whether there is a three that counts. */
  readonly rows?: Readonly<Record<number, number>>;
  readonly fours?: Readonly<Record<number, { count: number; fives: readonly number[] }>>;
  readonly threes?: Readonly<Record<number, boolean>>;
  /** The cells that would make an open four, by direction and offset. */
  readonly opens?: Readonly<Record<string, OpenCell>>;
  readonly verdict?: RenjuVerdict;
}

/** A cell that would make a three an open four, and what its own check says, once that is known. */
export interface OpenCell {
  readonly direction: number;
  readonly offset: number;
  readonly verdict?: RenjuVerdict | undefined;
}

/** The trials that are open, the innermost last, and all that is known of that one. */
interface RenjuKnown extends CellCheck {
  readonly outer: readonly CellCheck[];
}
export type RenjuEvent = StepEvent<(typeof RENJU_EVENTS)[number], RenjuKnown>;
type RenjuTracer = LinearTracer<RenjuEvent>;

type Line = (typeof DIRECTIONS)[number];

/**
 * Whether Black may play an empty cell in renju, by the definitions (docs/algorithms.md, section 10): the version to
 * be read. `forbidden.ts` says the same from tables. The board is as before when it returns.
 */
export function checkRenju(board: SparseBoard, cell: Point, trace?: RenjuTracer): RenjuVerdict {
  board.place(cell.x, cell.y, X);
  trace?.place({ cell });
  const verdict = judge(board, cell, trace);
  trace?.verdict({ verdict });
  board.remove(cell.x, cell.y);
  return verdict;
}

function judge(board: SparseBoard, cell: Point, trace?: RenjuTracer): RenjuVerdict {
  const rows = DIRECTIONS.map((line, at) => {
    const row = rowThrough(board, cell, line);
    trace?.row({ direction: at, rows: { [at]: row } });
    return row;
  });
  if (rows.includes(5)) return 'five';
  if (rows.some((row) => row > 5)) return 'overline';

  const fours = DIRECTIONS.map((line, at) => {
    const fives = fivesAlong(board, cell, line);
    // An open four has two cells that win, but it is one four.
    const count = rows[at] === 4 ? Math.min(fives.length, 1) : fives.length;
    trace?.fours({ direction: at, fours: { [at]: { count, fives } } });
    return count;
  });
  if (sum(fours) > 1) return 'four-four';

  let threes = 0;
  for (const [at, line] of DIRECTIONS.entries()) {
    if (fours[at] !== 0) continue;
    const counts = hasThree(board, cell, line, trace);
    trace?.three({ direction: at, threes: { [at]: counts } });
    if (counts) threes += 1;
    if (threes > 1) return 'three-three';
  }
  return 'allowed';
}

function hasThree(board: SparseBoard, cell: Point, line: Line, trace?: RenjuTracer): boolean {
  for (const offset of emptyCells(board, cell, line)) {
    if (!makesOpenFour(board, cell, line, offset)) continue;
    trace?.open(openCell(DIRECTIONS.indexOf(line), offset));
    if (checkRenju(board, cellAt(cell, line, offset), trace) === 'allowed') return true;
  }
  return false;
}

/** What is told of a cell that makes an open four. */
function openCell(direction: number, offset: number) {
  return { direction, opens: { [`${direction} ${offset}`]: { direction, offset } } };
}

function makesOpenFour(board: SparseBoard, cell: Point, line: Line, offset: number): boolean {
  return withMark(board, cellAt(cell, line, offset), () => {
    return rowThrough(board, cell, line) === 4 && fivesAlong(board, cell, line).length === 2;
  });
}

function fivesAlong(board: SparseBoard, cell: Point, line: Line): readonly number[] {
  return emptyCells(board, cell, line).filter((offset) =>
    withMark(board, cellAt(cell, line, offset), () => rowThrough(board, cell, line) === 5),
  );
}

/** The empty cells that can be in one five with the cell, as offsets from it. */
function emptyCells(board: SparseBoard, cell: Point, line: Line): readonly number[] {
  return [-4, -3, -2, -1, 1, 2, 3, 4].filter((offset) => {
    const { x, y } = cellAt(cell, line, offset);
    return board.has(x, y) && board.at(x, y) === EMPTY;
  });
}

/** How many marks of Black are in a row through the cell, which holds one. */
function rowThrough(board: SparseBoard, { x, y }: Point, { dx, dy }: Line): number {
  let length = 1;
  for (const way of [-1, 1]) {
    for (let step = way; board.at(x + step * dx, y + step * dy) === X; step += way) length += 1;
  }
  return length;
}

function cellAt({ x, y }: Point, { dx, dy }: Line, offset: number): Point {
  return { x: x + offset * dx, y: y + offset * dy };
}

/** What is so with a mark of Black on an empty cell. */
function withMark(board: SparseBoard, { x, y }: Point, question: () => boolean): boolean {
  board.place(x, y, X);
  const answer = question();
  board.remove(x, y);
  return answer;
}

const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);
