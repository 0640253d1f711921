import { fieldsOf, parseObject, type JsonFields } from '../../core/json.ts';
import { fail, ok, type Result } from '../../core/result.ts';
import { MOST_SEED } from '../../core/rng.ts';
import { markName, markOf, type MarkName } from '../../core/types.ts';
import { MOST_MOVES, type GameRecord, type RecordMove } from './gameRecord.ts';
import { checkRecord } from './gameRecordCheck.ts';
import type { RecordProblem } from './gameRecordProblem.ts';
import { makeSize, parseSize } from './sheetText.ts';
import { WIN_RULES } from './winScan.ts';

/** A game, and what its file says about it besides the moves. */
export interface SavedGame {
  readonly record: GameRecord;
  /** Names of players, of 60 characters at most. */
  readonly players?: Readonly<Record<MarkName, string>> | undefined;
  /** For everything random in the game; 0 … `MOST_SEED`. */
  readonly seed?: number | undefined;
}

/** Longer files are not read, in any format, in characters. */
export const LONGEST_FILE = 1_000_000;
const LONGEST_NAME = 60;
const FORMAT = 'noughtbook-game';
const VERSION = 1;

/**
 * A game as a JSON file in our own format. A move is `[x, y]`, or `[x, y, n]` if it answers move n (0: the
 * start) instead of the move numbered just before it. Numbers are those of `GameRecord`.
 */
export function makeGameFile({ record, players, seed }: SavedGame): string {
  const { size, rule, first, moves, at, line } = record;
  const fields = {
    format: FORMAT,
    version: VERSION,
    board: makeSize(size),
    rule,
    first: markName(first),
    ...(players && { players }),
    ...(seed !== undefined && { seed }),
    moves: moves.map(({ x, y, parent }, index) => (parent === index ? [x, y] : [x, y, parent])),
    line,
    at,
  };
  const lines = Object.entries(fields).map(
    ([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)}`,
  );
  return `{\n${lines.join(',\n')}\n}\n`;
}

/** Reads what `makeGameFile` writes and ignores fields that it does not know. Never throws. */
export function parseGameFile(text: string): Result<SavedGame, RecordProblem> {
  if (text.length > LONGEST_FILE) {
    return fail({ code: 'too-long', length: text.length, limit: LONGEST_FILE });
  }
  const found = parseObject(text);
  if (!found || found['format'] !== FORMAT) return fail({ code: 'not-ours' });
  const { version, players, seed } = found;
  if (typeof version === 'number' && version > VERSION) return fail({ code: 'newer', version });
  if (version !== VERSION) return badField('version');
  const record = recordOf(found);
  if (!record.ok) return record;
  const names = namesOf(players);
  if (players !== undefined && !names) return badField('players');
  if (seed !== undefined && !isSeed(seed)) return badField('seed');
  const checked = checkRecord(record.value);
  return checked.ok ? ok({ record: checked.value, players: names, seed }) : checked;
}

const badField = (field: string) => fail<RecordProblem>({ code: 'bad-field', field });

/** The game as it is written; `checkRecord` then checks that it can be played. */
function recordOf(found: JsonFields): Result<GameRecord, RecordProblem> {
  const { first, line, at } = found;
  const board = typeof found['board'] === 'string' ? parseSize(found['board']) : undefined;
  if (!board) return badField('board');
  const rule = WIN_RULES.find((each) => each === found['rule']);
  if (!rule) return badField('rule');
  if (first !== 'X' && first !== 'O') return badField('first');
  const moves = movesOf(found['moves']);
  if (!moves) return badField('moves');
  if (!isWhole(line)) return badField('line');
  if (!isWhole(at)) return badField('at');
  return ok({ size: board.size, rule, first: markOf(first), moves, line, at });
}

function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value);
}

function isSeed(value: unknown): value is number {
  return isWhole(value) && value >= 0 && value <= MOST_SEED;
}

function namesOf(value: unknown): SavedGame['players'] {
  const { X, O } = fieldsOf(value) ?? {};
  if (typeof X !== 'string' || typeof O !== 'string') return undefined;
  if (X.length > LONGEST_NAME || O.length > LONGEST_NAME) return undefined;
  return { X, O };
}

function movesOf(value: unknown): readonly RecordMove[] | undefined {
  if (!Array.isArray(value) || value.length > MOST_MOVES) return undefined;
  const moves: RecordMove[] = [];
  for (const [index, move] of value.entries()) {
    if (!Array.isArray(move) || move.length < 2 || move.length > 3) return undefined;
    const [x, y, parent = index] = move as readonly unknown[];
    if (!isWhole(x) || !isWhole(y) || !isWhole(parent)) return undefined;
    moves.push({ x, y, parent });
  }
  return moves;
}
