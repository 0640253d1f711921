import { BANNED, LEVEL, SUSPECT, classIn } from './cellLevel.ts';
import { LINE } from './lineClass.ts';
import { sideOf, type ThreatBoard } from './threatBoard.ts';
import { X } from '../core/types.ts';
import type { BoardReader, Point, Size, Stone } from '../game/large/board.ts';
import { DIRECTIONS, type Direction } from '../game/large/directions.ts';
import { SparseBoard } from '../game/large/sparseBoard.ts';
import { localBoard } from './localBoard.ts';

/** Why Black may not play a cell in renju, in the order in which they are looked for. */
export type ForbiddenReason = 'overline' | 'four-four' | 'three-three';

const isThree = (kind: number) => kind === LINE.THREE_1 || kind === LINE.THREE_2;
const FOURS_OF = Uint8Array.from({ length: 16 }, (_, kind) =>
  kind === LINE.DOUBLE_FOUR ? 2 : kind === LINE.FOUR || kind === LINE.OPEN_FOUR ? 1 : 0,
);

/**
 * Whether Black may not play an empty cell, on a board of the rule `renju` (docs/algorithms.md, section 10).
 * Most cells are answered by their level; only two threes have to be looked at.
 */
export function isForbidden(board: ThreatBoard, cell: number): boolean {
  const level = board.level(0, cell);
  if ((level & BANNED) !== 0) return true;
  if ((level & SUSPECT) === 0) return false;
  return realThrees(board, cell, 2).length > 1;
}

/** Why Black may not play an empty cell; `undefined` if it may. */
export function forbiddenReason(board: ThreatBoard, cell: number): ForbiddenReason | undefined {
  if (!isForbidden(board, cell)) return undefined;
  const classes = classesAt(board, cell);
  if (classes.includes(LINE.OVERLINE)) return 'overline';
  return fourCount(classes) > 1 ? 'four-four' : 'three-three';
}

function classesAt(board: ThreatBoard, cell: number): readonly number[] {
  const code = board.code(0, cell);
  return [0, 1, 2, 3].map((line) => classIn(code, line));
}

function fourCount(classes: readonly number[]): number {
  return classes.reduce((sum, kind) => sum + FOURS_OF[kind]!, 0);
}

/** An empty cell that would make an open four of a three, and why Black may not take it, if it may not. */
export interface ThreeCell {
  readonly cell: number;
  /** `five`: it makes a five, on another line, which is no open four by the letter of the rules (section 10). */
  readonly not: ForbiddenReason | 'five' | undefined;
}

/** One line through a cell that Black may, or may not, play: what counts against it. */
export interface ForbiddenLine {
  /** Index in `DIRECTIONS`. */
  readonly direction: number;
  readonly kind: 'overline' | 'four' | 'double-four' | 'three';
  /** Of a three: the cells that make it an open four. It counts if one of them may be played. */
  readonly cells: readonly ThreeCell[];
  /** Whether it counts. */
  readonly isReal: boolean;
}

/** Every line through an empty cell that bears on whether Black may play it. */
export function forbiddenLines(board: ThreatBoard, cell: number): readonly ForbiddenLine[] {
  const classes = classesAt(board, cell);
  board.place(cell, 0);
  const lines = classes.flatMap((kind, direction): ForbiddenLine[] => {
    const plain = { direction, cells: [], isReal: true };
    if (kind === LINE.OVERLINE) return [{ ...plain, kind: 'overline' }];
    if (kind === LINE.DOUBLE_FOUR) return [{ ...plain, kind: 'double-four' }];
    if (kind === LINE.FOUR || kind === LINE.OPEN_FOUR) return [{ ...plain, kind: 'four' }];
    if (!isThree(kind)) return [];
    const cells = openFourCells(board, cell, direction).map((each): ThreeCell => {
      const isFive = board.level(0, each) === LEVEL.FIVE;
      return { cell: each, not: isFive ? 'five' : forbiddenReason(board, each) };
    });
    return [{ direction, kind: 'three', cells, isReal: cells.some(({ not }) => !not) }];
  });
  board.remove(cell, 0);
  return lines;
}

/** The directions in which a mark of Black makes a three that counts; no more are looked for than `enough`. */
function realThrees(board: ThreatBoard, cell: number, enough: number): readonly number[] {
  const code = board.code(0, cell);
  const found: number[] = [];
  board.place(cell, 0);
  for (let line = 0; line < 4 && found.length < enough; line++) {
    if (!isThree(classIn(code, line))) continue;
    const makes = (each: number) =>
      board.level(0, each) !== LEVEL.FIVE && !isForbidden(board, each);
    if (openFourCells(board, cell, line).some(makes)) found.push(line);
  }
  board.remove(cell, 0);
  return found;
}

/** The empty cells that make an open four through a mark of Black: only its own marks are between. */
function openFourCells(board: ThreatBoard, cell: number, line: number): readonly number[] {
  const cells: number[] = [];
  for (const step of [-board.steps[line]!, board.steps[line]!]) {
    let at = cell + step;
    while (board.cells[at] === 1) at += step;
    if (!board.isEmpty(at)) continue;
    if (classIn(board.code(0, at), line) === LINE.OPEN_FOUR) cells.push(at);
  }
  return cells;
}

/** A cell that Black may not play in renju, and the first reason why. */
export interface ForbiddenCell extends Point {
  readonly reason: ForbiddenReason;
}

/**
 * Every cell that Black (X) may not play in renju, row by row (docs/algorithms.md, section 10). Only cells near
 * marks can be among them; none are found if the marks are so scattered that no local board holds them.
 */
export function forbiddenCells(large: BoardReader): readonly ForbiddenCell[] {
  const local = localBoard(large, 'renju');
  if (!local) return [];
  const { board } = local;
  const found: ForbiddenCell[] = [];
  for (let cell = 0; cell < board.length; cell++) {
    if (!board.isEmpty(cell)) continue;
    const reason = forbiddenReason(board, cell);
    if (reason) found.push({ ...local.pointOf(cell), reason });
  }
  return found;
}

/** The moves of a game, numbered from 1, that Black (X) should not have played in renju. */
export function forbiddenMoves(
  size: Size | undefined,
  stones: readonly Stone[],
): readonly number[] {
  const local = localBoard(new SparseBoard(size, stones), 'renju');
  if (!local) return [];
  const { board } = local;
  const moves = stones.map((stone) => ({ cell: local.cellOf(stone)!, side: sideOf(stone.mark) }));
  for (const { cell, side } of moves) board.remove(cell, side);
  return moves.flatMap(({ cell, side }, at) => {
    const isForbidden = side === sideOf(X) && forbiddenReason(board, cell) !== undefined;
    board.place(cell, side);
    return isForbidden ? [at + 1] : [];
  });
}

/** A line through a cell that may be forbidden, on the cells of the large board. */
export interface ForbiddenLineOnBoard extends Pick<ForbiddenLine, 'kind' | 'isReal'> {
  readonly direction: Direction;
  /** Of a three: the cells that make it an open four, and why one of them does not count. */
  readonly cells: readonly (Point & { readonly not: ForbiddenReason | 'five' | undefined })[];
}

/** Why Black may, or may not, play an empty cell in renju: each line that bears on it. */
export interface ForbiddenAccount {
  /** `undefined`: it may. */
  readonly reason: ForbiddenReason | undefined;
  readonly lines: readonly ForbiddenLineOnBoard[];
}

/** The account of one empty cell; `undefined` if the cell is taken or far from every mark. */
export function explainForbidden(large: BoardReader, point: Point): ForbiddenAccount | undefined {
  const local = localBoard(large, 'renju');
  const cell = local?.cellOf(point);
  if (!local || cell === undefined || !local.board.isEmpty(cell)) return undefined;
  const lines = forbiddenLines(local.board, cell).map((line) => ({
    direction: DIRECTIONS[line.direction]!,
    kind: line.kind,
    isReal: line.isReal,
    cells: line.cells.map((each) => ({ ...local.pointOf(each.cell), not: each.not })),
  }));
  return { reason: forbiddenReason(local.board, cell), lines };
}
