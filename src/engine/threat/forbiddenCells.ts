import { X } from '../core/types.ts';
import type { BoardReader, Point, Size, Stone } from '../game/large/board.ts';
import { DIRECTIONS, type Direction } from '../game/large/directions.ts';
import {
  forbiddenLines,
  forbiddenReason,
  type ForbiddenLine,
  type ForbiddenReason,
} from './forbidden.ts';
import { SparseBoard } from '../game/large/sparseBoard.ts';
import { localBoard } from './localBoard.ts';
import { sideOf } from './threatBoard.ts';

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
