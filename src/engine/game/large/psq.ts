import { fail, ok, type Result } from '../../core/result.ts';
import { O, X } from '../../core/types.ts';
import { MOST_MOVES, lineTo, type GameRecord, type RecordMove } from './gameRecord.ts';
import { checkRecord } from './gameRecordCheck.ts';
import { LONGEST_FILE } from './gameRecordFile.ts';
import type { RecordProblem } from './gameRecordProblem.ts';
import { WIN_RULES } from './winScan.ts';

/** The largest board of Piskvork that is read or written. */
const LONGEST_PSQ_SIDE = 100;

/**
 * The open line as a file of the Gomocup manager Piskvork (`.psq`): the size, two player levels (always "a
 * person" here), and which player begins; then each move's column and row, both from 1, and its time; then
 * an error code, −1 for none. The format has no branches and no rule.
 */
export function makePsq(record: GameRecord): Result<string, RecordProblem> {
  const { size, first, moves, line } = record;
  if (!size) return fail({ code: 'needs-borders' });
  if (Math.max(size.width, size.height) > LONGEST_PSQ_SIDE) {
    return fail({ code: 'too-large', limit: LONGEST_PSQ_SIDE });
  }
  const rows = lineTo(record, line).map((node) => {
    const { x, y } = moves[node - 1] as RecordMove;
    return `${x + 1},${y + 1},0`;
  });
  const head = `Piskvorky ${size.width}x${size.height}, 0:0, ${first === O ? 1 : 0}`;
  return ok([head, ...rows, '-1', ''].join('\n'));
}

/**
 * Reads such a file; never throws. The file does not name its rule, so the first of `WIN_RULES` is taken
 * under which no move comes after the end of the game.
 */
export function parsePsq(text: string): Result<GameRecord, RecordProblem> {
  if (text.length > LONGEST_FILE) {
    return fail({ code: 'too-long', length: text.length, limit: LONGEST_FILE });
  }
  const [head = '', ...lines] = text.split(/\r\n|\r|\n/);
  const found = /^Piskvorky (\d{1,3})x(\d{1,3}), *\d+: *\d+, *([01])\s*$/.exec(head);
  const size = { width: Number(found?.[1]), height: Number(found?.[2]) };
  const fits = (side: number) => side >= 1 && side <= LONGEST_PSQ_SIDE;
  if (!found || !fits(size.width) || !fits(size.height)) return fail({ code: 'not-ours' });
  const moves = movesOf(lines);
  if (!moves.ok) return moves;
  const line = moves.value.length;
  const whole = { size, first: found[3] === '1' ? O : X, moves: moves.value, at: line, line };
  const checked = WIN_RULES.map((rule) => checkRecord({ ...whole, rule }));
  return checked.find((each) => each.ok) ?? (checked[0] as (typeof checked)[number]);
}

/** The moves up to the first line that isn't one: players' names, or the error code. */
function movesOf(lines: readonly string[]): Result<readonly RecordMove[], RecordProblem> {
  const moves: RecordMove[] = [];
  for (const line of lines) {
    const [, column, row] = /^\s*(\d{1,3}),\s*(\d{1,3}),\s*-?\d+\s*$/.exec(line) ?? [];
    if (column === undefined) break;
    moves.push({ x: Number(column) - 1, y: Number(row) - 1, parent: moves.length });
    if (moves.length > MOST_MOVES) return fail({ code: 'too-many-moves', limit: MOST_MOVES });
  }
  const rest = lines.slice(moves.length);
  const strange = rest.findIndex((line) => /^\s*-?\d+\s*,\s*-?\d/.test(line));
  if (strange >= 0) return fail({ code: 'bad-line', line: moves.length + strange + 2 });
  // At the very end, a number above 0 may be the column of a move that was cut off.
  const isCode = (line: string, at: number) =>
    /^\s*(-1|0)\s*$/.test(line) || (/^\s*\d+\s*$/.test(line) && at < rest.length - 1);
  return rest.some(isCode) ? ok(moves) : fail({ code: 'cut-off' });
}
