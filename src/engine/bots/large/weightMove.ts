import { isHeavier } from '../../attacks/heaviest.ts';
import type { WeightBoard } from '../../attacks/weightBoard.ts';
import type { Rng } from '../../core/rng.ts';
import { X, other, type Mark } from '../../core/types.ts';
import { byRows, type Point } from '../../game/large/board.ts';
import { wouldWin, type WinRule } from '../../game/large/winScan.ts';
import { forbiddenCells } from '../../threat/forbiddenCells.ts';

/**
 * The cells that the bot of attack weights may take; none on a full board. Its weights know of five and more
 * only; where a longer run does not win, it leaves out the cells that it need not take for one, and in renju
 * those that it must not take.
 */
export function weightMoves(board: WeightBoard, own: Mark, rule: WinRule): readonly Point[] {
  const heaviest = board.heaviest(own);
  const forbidden = rule === 'renju' && own === X ? forbiddenCells(board) : [];
  const isSpoilt = (cell: Point) =>
    forbidden.some(({ x, y }) => x === cell.x && y === cell.y) || isTooLong(board, cell, own, rule);
  const good = heaviest.filter((cell) => !isSpoilt(cell));
  const cells = good.length > 0 ? good : heaviestUnspoilt(board, own, isSpoilt);
  return cells.length > 0 ? cells : heaviest;
}

/** One of them, drawn evenly; nothing on a full board. */
export function chooseWeightMove(
  board: WeightBoard,
  own: Mark,
  rule: WinRule,
  rng: Rng,
): Point | undefined {
  const cells = weightMoves(board, own, rule);
  return cells[rng.int(Math.max(1, cells.length))];
}

/** The heaviest of all cells that are not spoilt; none if all are. */
function heaviestUnspoilt(
  board: WeightBoard,
  own: Mark,
  isSpoilt: (cell: Point) => boolean,
): readonly Point[] {
  const byWeight = [...board.weighed(own)].sort((a, b) => b.weight - a.weight || byRows(a, b));
  const first = byWeight.findIndex((cell) => !isSpoilt(cell));
  const most = byWeight[first]?.weight ?? NaN;
  const end = byWeight.findIndex(({ weight }) => isHeavier(most, weight));
  const alike = byWeight.slice(Math.max(first, 0), end < 0 ? undefined : end);
  return alike.filter((cell) => !isSpoilt(cell));
}

/**
 * Whether the mark would make a run there that is too long to win, and nothing better. For X in renju
 * that is forbidden; otherwise it may still keep the opponent from a five.
 */
function isTooLong(board: WeightBoard, cell: Point, own: Mark, rule: WinRule): boolean {
  if (!wouldWin(board, cell, own, 'freestyle') || wouldWin(board, cell, own, rule)) return false;
  return (rule === 'renju' && own === X) || !wouldWin(board, cell, other(own), rule);
}
