import { parseObject } from '../../core/json.ts';
import { fail, ok, type Result } from '../../core/result.ts';
import { MOST_SEED } from '../../core/rng.ts';
import {
  list,
  object,
  oneOf,
  optional,
  readVersion,
  text,
  tuple,
  via,
  whole,
} from '../../core/schema.ts';
import { markName, markOf, type MarkName } from '../../core/types.ts';
import { MOST_MOVES, type GameRecord } from './gameRecord.ts';
import { checkRecord } from './gameRecordCheck.ts';
import type { RecordProblem } from './gameRecordProblem.ts';
import { makeSize, parseSize } from './cellText.ts';
import { WIN_RULES } from './winScan.ts';

/** A game, and what its file says about it besides the moves. */
export interface SavedGame {
  readonly record: GameRecord;
  /** Names of players, of 60 characters at most. */
  readonly players?: Readonly<Record<MarkName, string>> | undefined;
  /** For everything random in the game; 0 … `MOST_SEED`. */
  readonly seed?: number | undefined;
  /** What another program's file holds beyond what was read. */
  readonly left?: LeftOut | undefined;
}

/** What of a file was left out: passes at the end of a line, and properties of SGF that name cells. */
export interface LeftOut {
  readonly passes: boolean;
  readonly properties: readonly string[];
}

/** Longer files are not read, in any format, in characters. */
export const LONGEST_FILE = 1_000_000;
const LONGEST_NAME = 60;
const FORMAT = 'noughtbook-game';
const VERSION = 1;

const FILE = object({
  board: via(parseSize),
  rule: oneOf(WIN_RULES),
  first: oneOf(['X', 'O'] as const),
  moves: list(MOST_MOVES, tuple(whole(), whole(), optional(whole()))),
  line: whole(),
  at: whole(),
  players: optional(object({ X: text(LONGEST_NAME), O: text(LONGEST_NAME) })),
  seed: optional(whole(0, MOST_SEED)),
});

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
  const version = readVersion(found, VERSION);
  if (!version.ok) {
    return version.problem.code === 'newer' ? fail(version.problem) : badField('version');
  }
  const read = FILE(found);
  if (!read.ok) return badField(String(read.problem.path[0]));
  const { board, first, players, seed, ...rest } = read.value;
  const moves = rest.moves.map(([x, y, parent], index) => ({ x, y, parent: parent ?? index }));
  // `checkRecord` checks that it can be played.
  const checked = checkRecord({ ...rest, size: board.size, first: markOf(first), moves });
  return checked.ok ? ok({ record: checked.value, players, seed }) : checked;
}

const badField = (field: string) => fail<RecordProblem>({ code: 'bad-field', field });
