import { fail, ok, type Result } from '../../core/result.ts';
import { MOST_SEED } from '../../core/rng.ts';
import { markName, markOf, type MarkName } from '../../core/types.ts';
import { MOST_MOVES, type GameRecord, type RecordMove } from './gameRecord.ts';
import { checkRecord } from './gameRecordCheck.ts';
import type { RecordProblem } from './gameRecordProblem.ts';
import { makeSize, parseSize } from './sheetText.ts';
import { WIN_RULES } from './winScan.ts';

/** A game and what a file says of it beside its moves. */
export interface SavedGame {
  readonly record: GameRecord;
  /** Names of players, of 60 characters at most. */
  readonly players?: Readonly<Record<MarkName, string>> | undefined;
  /** Of everything that is left to chance; 0 … `MOST_SEED`. */
  readonly seed?: number | undefined;
}

/** Characters of a file that is read at all, in any format. */
export const LONGEST_FILE = 1_000_000;
const LONGEST_NAME = 60;
const FORMAT = 'noughtbook-game';
const VERSION = 1;

/**
 * A game as a JSON file of our own. A move is `[x, y]`, and `[x, y, n]` if it answers another than the
 * move numbered just before it: move n, or 0 for the start. Numbers are those of `GameRecord`.
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

/** Reads what `makeGameFile` writes; parts that it does not know are left aside. Never throws. */
export function parseGameFile(text: string): Result<SavedGame, RecordProblem> {
  const found = parseObject(text);
  if (!found || found['format'] !== FORMAT) return fail({ code: 'not-ours' });
  const version = found['version'];
  if (typeof version !== 'number') return fail({ code: 'bad-field', field: 'version' });
  if (version > VERSION) return fail({ code: 'newer', version });
  const raw = { ...readHead(found), ...readMoves(found), ...readBeside(found) };
  for (const field of FIELDS) {
    if (raw[field] === undefined) return fail({ code: 'bad-field', field });
  }
  const { board, rule, first, moves, line, at, players, seed } = raw as Required<typeof raw>;
  const size = board?.size;
  if (!rule || !first || !moves) return fail({ code: 'not-ours' });
  const record: GameRecord = { size, rule, first, moves, at: at ?? 0, line: line ?? 0 };
  const checked = checkRecord(record);
  if (!checked.ok) return checked;
  return ok({ record, players: players?.names, seed: seed?.value });
}

const FIELDS = ['board', 'rule', 'first', 'players', 'seed', 'moves', 'line', 'at'] as const;

type Fields = Readonly<Record<string, unknown>>;

function parseObject(text: string): Fields | undefined {
  try {
    const found: unknown = JSON.parse(text);
    const isObject = typeof found === 'object' && found !== null && !Array.isArray(found);
    return isObject ? (found as Fields) : undefined;
  } catch {
    return undefined;
  }
}

function readHead(found: Fields) {
  const { board, first } = found;
  return {
    board: typeof board === 'string' ? parseSize(board) : undefined,
    rule: WIN_RULES.find((rule) => rule === found['rule']),
    first: first === 'X' || first === 'O' ? markOf(first) : undefined,
  };
}

function readMoves(found: Fields) {
  const whole = (value: unknown) => (Number.isSafeInteger(value) ? (value as number) : undefined);
  return {
    moves: movesOf(found['moves']),
    line: whole(found['line']),
    at: whole(found['at']),
  };
}

/** What may be left out: `{}` then, and `undefined` only if it is there and cannot be read. */
function readBeside(found: Fields) {
  const { players, seed } = found;
  return {
    players: players === undefined ? {} : namesOf(players),
    seed: seed === undefined ? {} : isSeed(seed) ? { value: seed } : undefined,
  } as {
    players: { names?: Readonly<Record<MarkName, string>> } | undefined;
    seed: { value?: number } | undefined;
  };
}

function isSeed(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= MOST_SEED;
}

function namesOf(value: unknown) {
  if (typeof value !== 'object' || value === null) return undefined;
  const { X, O } = value as Fields;
  if (typeof X !== 'string' || typeof O !== 'string') return undefined;
  if (X.length > LONGEST_NAME || O.length > LONGEST_NAME) return undefined;
  return { names: { X, O } };
}

function movesOf(value: unknown): readonly RecordMove[] | undefined {
  if (!Array.isArray(value) || value.length > MOST_MOVES) return undefined;
  const moves: RecordMove[] = [];
  for (const [index, move] of value.entries()) {
    if (!Array.isArray(move) || move.length < 2 || move.length > 3) return undefined;
    const [x, y, parent = index] = move as readonly unknown[];
    if (![x, y, parent].every(Number.isSafeInteger)) return undefined;
    moves.push({ x: x as number, y: y as number, parent: parent as number });
  }
  return moves;
}
