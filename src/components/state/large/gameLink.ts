import {
  MOST_SEED,
  WIN_RULES,
  makeRecordCode,
  markOf,
  newRecord,
  parseRecordCode,
  parseSize,
  type GameRecord,
} from '../../../engine/index.ts';
import { GAME_FIELDS, type GameField, type GameProblem } from '../../view/large/gameProblems.ts';
import { FIRST_MATCH, LARGE_PLAYERS, type LargeMatch } from './gameMatch.ts';

/** Characters of a link that any program takes, and those that most still take. */
export const SHORT_LINK = 1800;
export const LONGEST_LINK = 8000;
/** Characters of a fragment that is read at all. */
const MAX_FRAGMENT = 130_000;

/** What a link says: a game that can be played, and what of the link was left aside. */
export interface GameLink {
  readonly match: LargeMatch;
  readonly problems: readonly GameProblem[];
}

/**
 * The fragment of a game on a large board, with its `#`. All fields may be left out:
 *
 *     #g=1.…&x=person&o=attack-weights&seed=7      a game with its moves, branches and the place in it
 *     #size=19x19&rule=renju&first=O&…             a game before its first move
 *
 * - `g`: the record, as `makeRecordCode` writes it. `size` (or `none`), `rule` and `first` are only
 *   read where it is left out. Then: 15x15, freestyle, X.
 * - `x`, `o`: who plays each mark, a person or a bot of `LARGE_BOTS`. Left out: a person plays X.
 * - `seed`: of everything that is left to chance. Left out: 1.
 */
export function makeGameLink({ record, players, seed }: LargeMatch): string {
  const fields = { g: makeRecordCode(record), x: players.X, o: players.O, seed: String(seed) };
  return `#${new URLSearchParams(fields).toString()}`;
}

/** Reads the fragment of an address; `undefined` if it is about no such game. Never throws. */
export function parseGameLink(fragment: string): GameLink | undefined {
  const text = fragment.replace(/^#/, '');
  if (!HAS_FIELD.test(text) || /(^|&)fig=/.test(text.slice(0, 200))) return undefined;
  if (text.length > MAX_FRAGMENT) {
    return { match: FIRST_MATCH, problems: [{ code: 'too-long' }] };
  }
  const given = new URLSearchParams(text);
  const problems: GameProblem[] = [];
  const read = <Value>(field: GameField, parse: (value: string) => Value | undefined) => {
    const [value, ...more] = given.getAll(field);
    if (more.length > 0) problems.push({ code: 'repeated-field', field });
    if (value === undefined) return undefined;
    const parsed = parse(value);
    if (parsed === undefined) problems.push({ code: 'bad-field', field });
    return parsed;
  };
  const player = (value: string) => LARGE_PLAYERS.find((each) => each === value);
  const { players, seed } = FIRST_MATCH;
  const match = {
    record: recordOf(read('g', parseRecordCode), read, problems),
    players: { X: read('x', player) ?? players.X, O: read('o', player) ?? players.O },
    seed: read('seed', seedOf) ?? seed,
  };
  return { match, problems };
}

const HAS_FIELD = new RegExp(`(^|&)(${GAME_FIELDS.join('|')})=`);

type Read = <Value>(
  field: GameField,
  parse: (value: string) => Value | undefined,
) => Value | undefined;

function recordOf(
  code: ReturnType<typeof parseRecordCode> | undefined,
  read: Read,
  problems: GameProblem[],
): GameRecord {
  if (code?.ok) return code.value;
  if (code) problems.push({ code: 'no-game', why: code.problem });
  const size = read('size', parseSize) ?? { size: FIRST_MATCH.record.size };
  const rule = read('rule', (value) => WIN_RULES.find((each) => each === value));
  const first = read('first', (value) =>
    value === 'X' || value === 'O' ? markOf(value) : undefined,
  );
  return newRecord(size.size, rule, first);
}

function seedOf(text: string): number | undefined {
  const seed = /^\d{1,10}$/.test(text) ? Number(text) : Infinity;
  return seed <= MOST_SEED ? seed : undefined;
}
