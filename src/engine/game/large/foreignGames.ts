import { fail, ok, type Result } from '../../core/result.ts';
import { O, X, type Mark } from '../../core/types.ts';
import { hasCell, type Point, type Size } from './board.ts';
import { cellName, parseCellName } from './cellText.ts';
import { MOST_MOVES, lineTo, stonesAt, type GameRecord, type RecordMove } from './gameRecord.ts';
import { checkUnderRules } from './gameRecordCheck.ts';
import type { RecordProblem } from './gameRecordProblem.ts';
import { WIN_RULES } from './winScan.ts';
import { parseSgf, type ForeignGame } from './sgf.ts';
import { GAME_START } from './sgfTree.ts';

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
    text.replace(/(?<![a-z\d])\d+[.):]/gi, ' ').match(/[a-z]\d{1,2}(?!\d)|[^\s,;.\-–|]/gi) ?? [];
  if (cells.length === 0 || cells.some((cell) => cell.length === 1)) return undefined;
  if (cells.length > MOST_MOVES) return fail({ code: 'too-many-moves', limit: MOST_MOVES });
  const squares = SIDES.map((side) => ({ width: side, height: side }));
  const pointsOn = (size: Size) => cells.map((cell) => parseCellName(cell, size) as Point);
  const strayOn = (size: Size) => pointsOn(size).findIndex(({ x, y }) => !hasCell(size, x, y));
  const size = (wanted ? [wanted, ...squares] : squares).find((each) => strayOn(each) < 0);
  if (!size) return fail({ code: 'no-cell', move: strayOn(squares.at(-1) as Size) + 1 });
  const moves = pointsOn(size).map((point, parent) => ({ ...point, parent }));
  const line = moves.length;
  return checkUnderRules({ size, first: X, moves, at: line, line }, WIN_RULES);
}

/** The largest board of Piskvork that is read or written. */
const LONGEST_PSQ_SIDE = 100;

/**
 * The open line as a file of the Gomocup manager Piskvork, by persons who took no time; it has no branches and no rule.
 * `undefined` for a game that the format has no room for: without borders, or of more than 100 cells a side.
 */
export function makePsq(record: GameRecord): string | undefined {
  const { size, first, line } = record;
  if (!size || Math.max(size.width, size.height) > LONGEST_PSQ_SIDE) return undefined;
  const moves = stonesAt(record, line).map(({ x, y }) => `${x + 1},${y + 1},0`);
  const head = `Piskvorky ${size.width}x${size.height}, 0:0, ${first === O ? 1 : 0}`;
  return [head, ...moves, '-1', ''].join('\n');
}

/** What reading a file of the manager has found before the moves. */
interface Head {
  readonly size: Size;
  readonly first: Mark;
  /** What columns and rows are counted from. */
  readonly from: 0 | 1;
  /** How many lines it takes. */
  readonly lines: number;
}

/**
 * Reads a file of the Gomocup manager Piskvork (`.psq`): the size and which player begins; then each move's column and row,
 * both from 1, and its time; then an error code, −1 for none. Or one of its older kind (`.rec`): the two players, then cells
 * from 0 on a board of 20 × 20. Never throws. The files don't name their rule, so the first of `WIN_RULES` is taken under
 * which no move comes after the end of the game.
 */
export function parsePsq(text: string): Result<GameRecord, RecordProblem> {
  const lines = text.split(/\r\n|\r|\n/);
  const head = headOf(lines);
  if (!head) return fail({ code: 'not-ours' });
  const moves = movesOf(lines, head);
  if (!moves.ok) return moves;
  const { size, first } = head;
  const line = moves.value.length;
  return checkUnderRules({ size, first, moves: moves.value, at: line, line }, WIN_RULES);
}

function headOf([head = '', second = '', third = '']: readonly string[]): Head | undefined {
  if (!head.startsWith('Piskvorky')) {
    const isRec = !CELL.test(head) && !CELL.test(second) && CELL.test(third);
    return isRec ? { size: REC_SIZE, first: X, from: 0, lines: 2 } : undefined;
  }
  const found = /^Piskvorky\s+(\d{1,3})\s*x\s*(\d{1,3}),\s*-?\d+:\s*-?\d+,\s*([01])\s*$/.exec(head);
  const size = { width: Number(found?.[1]), height: Number(found?.[2]) };
  const fits = (side: number) => side >= 1 && side <= LONGEST_PSQ_SIDE;
  if (!found || !fits(size.width) || !fits(size.height)) return undefined;
  return { size, first: found[3] === '1' ? O : X, from: 1, lines: 1 };
}

const REC_SIZE = { width: 20, height: 20 };
/** A cell, and what was used of the time, which may be left out. */
const CELL = /^\s*(\d{1,3})\s*,\s*(\d{1,3})\s*(?:,\s*-?\d+\s*)?$/;

/** The moves up to the first line that isn't one: players' names, or the error code. */
function movesOf(
  lines: readonly string[],
  head: Head,
): Result<readonly RecordMove[], RecordProblem> {
  const moves: RecordMove[] = [];
  let at = head.lines;
  for (const line of lines.slice(at)) {
    const cell = CELL.exec(line);
    if (!cell && line.trim() !== '') break;
    at++;
    if (!cell) continue;
    const [x, y] = [Number(cell[1]) - head.from, Number(cell[2]) - head.from];
    moves.push({ x, y, parent: moves.length });
    if (moves.length > MOST_MOVES) return fail({ code: 'too-many-moves', limit: MOST_MOVES });
  }
  const rest = lines.slice(at);
  const strange = rest.findIndex((line) => /^\s*-?\d+\s*,\s*-?\d/.test(line));
  if (strange >= 0) return fail({ code: 'bad-line', line: at + strange + 1 });
  // At the very end, a number above 0 may be the column of a move that was cut off.
  const isCode = (line: string, place: number) =>
    /^\s*(-1|0)\s*$/.test(line) || (/^\s*\d+\s*$/.test(line) && place < rest.length - 1);
  return rest.some(isCode) ? ok(moves) : fail({ code: 'cut-off' });
}

type ForeignGames = readonly Result<ForeignGame, RecordProblem>[];

/**
 * The games of a text as other programs write them: SGF, around which there may be other text, quoted as in mail; Piskvork; or the cells alone,
 * on a board of this size if they fit there. Each is told by how it begins. None if it is none of these. Never throws.
 */
export function parseForeignGames(text: string, wanted?: Size): ForeignGames {
  const start = text.replace(/^(?:[ \t]*>)+/gm, '').trim();
  if (GAME_START.test(start)) return parseSgf(start);
  const listed = parseMoves(start, wanted);
  const read = listed ?? parsePsq(start);
  if (read.ok) return [ok({ record: read.value })];
  const isOurs = listed ?? (start.startsWith('Piskvorky') || read.problem.code !== 'not-ours');
  return isOurs ? [fail(read.problem)] : [];
}
