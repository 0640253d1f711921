import { fail, type Result } from '../../core/result.ts';
import { X } from '../../core/types.ts';
import { hasCell, type Point, type Size } from './board.ts';
import type { GameRecord } from './gameRecord.ts';
import { checkUnderRules } from './gameRecordCheck.ts';
import type { RecordProblem } from './gameRecordProblem.ts';
import { WIN_RULES } from './winScan.ts';

const LETTERS = 26;

/** a, b, … z, aa, ab, …: the columns of a board with borders, from the left. */
export function columnName(x: number): string {
  const before = Math.floor(x / LETTERS);
  const letter = String.fromCharCode(97 + (x % LETTERS));
  return before > 0 ? columnName(before - 1) + letter : letter;
}

/**
 * A cell as the field writes it: `h8` with borders, columns by letters from the left and rows by numbers from 1
 * at the bottom; `(−3, 12)` without.
 */
export function cellName(size: Size | undefined, x: number, y: number): string {
  return size ? `${columnName(x)}${size.height - y}` : `(${signed(x)}, ${signed(y)})`;
}

/** With a minus sign that is as wide as a digit, and is read aloud. */
function signed(value: number): string {
  return String(value).replace('-', '−');
}

/**
 * Reads `h8`, which need not be on the board. Without borders it stands for the cell as many columns and rows
 * from 0, 0 to the right and down.
 */
export function parseCellName(text: string, size?: Size): Point | undefined {
  const [, letters, row] = /^\s*([a-z]{1,3})\s*(\d{1,9})\s*$/i.exec(text) ?? [];
  if (!letters || !row) return undefined;
  const x = [...letters.toLowerCase()].reduce(
    (sum, letter) => sum * LETTERS + letter.charCodeAt(0) - 96,
    0,
  );
  return { x: x - 1, y: size ? size.height - Number(row) : Number(row) - 1 };
}

/** Sides of boards that a list of moves may be meant for, the usual one first. */
const SIDES = [15, 19, 20, LETTERS];

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
