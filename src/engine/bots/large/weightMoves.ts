import { isHeavier } from '../../attacks/heaviest.ts';
import type { WeightBoard } from '../../attacks/weightBoard.ts';
import { X, other, type Mark } from '../../core/types.ts';
import { byRows, isSameCell, type BoardReader, type Point } from '../../game/large/board.ts';
import { wouldWin, type WinRule } from '../../game/large/winScan.ts';
import { forbiddenCells } from '../../threat/forbidden.ts';

/** Whether the side to move may take a cell: in renju some are forbidden to X. */
export function allowedCells(
  board: BoardReader,
  own: Mark,
  rule: WinRule,
): (cell: Point) => boolean {
  if (rule !== 'renju' || own !== X) return () => true;
  const forbidden = forbiddenCells(board);
  return (cell) => !forbidden.some((each) => isSameCell(each, cell));
}

/**
 * The cells that the bot of attack weights may take; none on a full board. Its weights know of five and more
 * only; where a longer run does not win, it leaves out the cells that it need not take for one, and in renju
 * those that it must not take.
 */
export function weightMoves(board: WeightBoard, own: Mark, rule: WinRule): readonly Point[] {
  const heaviest = board.heaviest(own);
  const isAllowed = allowedCells(board, own, rule);
  const isSpoilt = (cell: Point) => !isAllowed(cell) || isTooLong(board, cell, own, rule);
  const good = heaviest.filter((cell) => !isSpoilt(cell));
  const cells = good.length > 0 ? good : heaviestUnspoilt(board, own, isSpoilt);
  return cells.length > 0 ? cells : heaviest;
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
