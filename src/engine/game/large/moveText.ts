import { fail, type Result } from '../../core/result.ts';
import { X } from '../../core/types.ts';
import { hasCell, type Point, type Size } from './board.ts';
import { cellName, parseCellName } from './cellText.ts';
import { lineTo, type GameRecord } from './gameRecord.ts';
import { checkUnderRules } from './gameRecordCheck.ts';
import type { RecordProblem } from './gameRecordProblem.ts';
import { WIN_RULES } from './winScan.ts';

/** Sides of boards that a list of moves may be meant for, the usual one first. */
const SIDES = [15, 19, 20, 26];

/** The open line as its cells alone, `h8 h7 i7`; empty without borders, where cells have no such names. */
export function makeMoves(record: GameRecord): string {
  const { size, moves, line } = record;
  const nodes = size ? lineTo(record, line) : [];
  return nodes
    .map((node) => moves[node - 1] as Point)
    .map(({ x, y }) => cellName(size, x, y))
    .join(' ');
}

/**
 * Reads a game that is written as its cells alone, `h8h7i7`, with or without numbers and signs between
 * them, on a board of this size, or on the first usual one that has all the cells. `undefined` if it
 * is another text. Never throws.
 */
export function parseMoves(
  text: string,
  wanted?: Size,
): Result<GameRecord, RecordProblem> | undefined {
  const cells =
    text.replace(/(?<![a-z])\d+[.):]/gi, ' ').match(/[a-z]\d{1,2}(?!\d)|[^\s,;.\-–|]/gi) ?? [];
  if (cells.length === 0 || cells.some((cell) => cell.length === 1)) return undefined;
  const squares = SIDES.map((side) => ({ width: side, height: side }));
  const pointsOn = (size: Size) => cells.map((cell) => parseCellName(cell, size) as Point);
  const strayOn = (size: Size) => pointsOn(size).findIndex(({ x, y }) => !hasCell(size, x, y));
  const size = (wanted ? [wanted, ...squares] : squares).find((each) => strayOn(each) < 0);
  if (!size) return fail({ code: 'no-cell', move: strayOn(squares.at(-1) as Size) + 1 });
  const moves = pointsOn(size).map((point, parent) => ({ ...point, parent }));
  const line = moves.length;
  return checkUnderRules({ size, first: X, moves, at: line, line }, WIN_RULES);
}
