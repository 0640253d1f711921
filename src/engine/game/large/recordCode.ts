import { crc32 } from '../../core/crc32.ts';
import { fail, type Result } from '../../core/result.ts';
import { O, X } from '../../core/types.ts';
import { makeVarints, parseVarints, unzigzag, zigzag } from '../../core/varint.ts';
import type { Point, Size } from './board.ts';
import { MOST_MOVES, lineTo, type GameRecord, type RecordMove } from './gameRecord.ts';
import { checkRecord } from './gameRecordCheck.ts';
import type { RecordProblem } from './gameRecordProblem.ts';
import { WIN_RULES } from './winScan.ts';

const VERSION = 1;

/** Longer codes are not read, in letters. The longest game with marks close together needs a tenth of it. */
export const LONGEST_RECORD_CODE = 120_000;

/**
 * A game as a short text of letters that need no escaping in an address: `1.`, the codec's version; the
 * game as whole numbers (`makeVarints`); a dot, and the CRC-32 of the letters between the dots.
 *
 * The numbers: 1 if the board has borders, + 2 for each place of the rule in `WIN_RULES`, + 6 if O begins;
 * with borders, width and height; how many moves. Of each move the steps right and down from the one that
 * it answers (from the board's middle for a first move), the first one doubled, and + 1 if the move does not
 * answer the one numbered just before it; then, in that case, how many numbers further back its parent is.
 * Last, how many numbers before the last move the open line ends, and how many of its moves are undone.
 */
export function makeRecordCode(record: GameRecord): string {
  const { size, rule, first, moves, at, line } = record;
  const head = (size ? 1 : 0) + 2 * WIN_RULES.indexOf(rule) + (first === O ? 6 : 0);
  const numbers = [head, ...(size ? [size.width, size.height] : []), moves.length];
  for (const [index, { x, y, parent }] of moves.entries()) {
    const from = moves[parent - 1] ?? middleOf(size);
    const back = index - parent;
    numbers.push(2 * zigzag(x - from.x) + (back > 0 ? 1 : 0), zigzag(y - from.y));
    if (back > 0) numbers.push(back);
  }
  const isTakenBack = lineTo(record, line).length - lineTo(record, at).length;
  const letters = makeVarints([...numbers, moves.length - line, isTakenBack]);
  return `${VERSION}.${letters}.${makeVarints([checksum(letters)])}`;
}

/** Reads what `makeRecordCode` writes, and nothing else; never throws. */
export function parseRecordCode(text: string): Result<GameRecord, RecordProblem> {
  if (text.length > LONGEST_RECORD_CODE) {
    return fail({ code: 'too-long', length: text.length, limit: LONGEST_RECORD_CODE });
  }
  const parts = /^([1-9]\d{0,5})\.([\w-]+)\.([\w-]+)$/.exec(text);
  if (!parts) return fail({ code: 'not-ours' });
  const [, version = '', letters = '', sum = ''] = parts;
  if (Number(version) > VERSION) return fail({ code: 'newer', version: Number(version) });
  const numbers = parseVarints(letters);
  if (!numbers || sum !== makeVarints([checksum(letters)])) return fail({ code: 'damaged' });
  const record = recordOf(new Numbers(numbers));
  return record ? checkRecord(record) : fail({ code: 'not-ours' });
}

function checksum(letters: string): number {
  return crc32(Array.from(letters, (letter) => letter.charCodeAt(0)));
}

function middleOf(size: Size | undefined): Point {
  return size ? { x: size.width >> 1, y: size.height >> 1 } : { x: 0, y: 0 };
}

/** Reads the numbers one after another; a missing number makes the whole code invalid. */
class Numbers {
  private readonly numbers: readonly number[];
  private at = 0;
  isMissing = false;

  constructor(numbers: readonly number[]) {
    this.numbers = numbers;
  }

  get isAtEnd(): boolean {
    return this.at === this.numbers.length;
  }

  next(): number {
    const number = this.numbers[this.at++];
    if (number === undefined) this.isMissing = true;
    return number ?? 0;
  }
}

function recordOf(numbers: Numbers): GameRecord | undefined {
  const head = numbers.next();
  const rule = WIN_RULES[(head >> 1) % 3];
  if (head >= 12 || !rule) return undefined;
  const size = head % 2 === 1 ? { width: numbers.next(), height: numbers.next() } : undefined;
  const moves = movesOf(numbers, size);
  if (!moves) return undefined;
  const line = moves.length - numbers.next();
  const isTakenBack = numbers.next();
  if (numbers.isMissing || !numbers.isAtEnd || line < 0) return undefined;
  const path = [0, ...lineTo({ moves }, line)];
  const at = path[path.length - 1 - isTakenBack];
  if (at === undefined) return undefined;
  return { size, rule, first: head >= 6 ? O : X, moves, at, line };
}

function movesOf(numbers: Numbers, size: Size | undefined): readonly RecordMove[] | undefined {
  const count = numbers.next();
  if (count > MOST_MOVES) return undefined;
  const moves: RecordMove[] = [];
  for (let index = 0; index < count; index++) {
    const [right, down] = [numbers.next(), numbers.next()];
    const back = right % 2 === 1 ? numbers.next() : 0;
    const parent = index - back;
    if (numbers.isMissing || parent < 0 || (right % 2 === 1 && back === 0)) return undefined;
    const from = moves[parent - 1] ?? middleOf(size);
    const x = from.x + unzigzag(Math.floor(right / 2));
    moves.push({ x, y: from.y + unzigzag(down), parent });
  }
  return moves;
}
