import {
  ARTICLE_RULES,
  FIVE,
  MOST_SEED,
  WIN_RULES,
  makeRecordCode,
  markOf,
  newRecord,
  parseRecordCode,
  parseSize,
  type AttackRules,
  type GameRecord,
  type Size,
} from '../../../engine/index.ts';
import { GAME_FIELDS, type GameField, type GameProblem } from '../../view/large/gameProblems.ts';
import { FIRST_MATCH, LARGE_PLAYERS, type LargeMatch } from './gameMatch.ts';
import { makeRulesCode, parseRulesCode } from './gameRules.ts';

/** Characters of a link that any program takes, and those that most still take. */
export const SHORT_LINK = 1800;
export const LONGEST_LINK = 8000;
/** Characters of a fragment that is read at all. */
const MAX_FRAGMENT = 130_000;

/** What a link says: a game that can be played, and what of the link was left aside. */
export interface GameLink {
  readonly match: LargeMatch;
  /** By these the weighing bot plays. */
  readonly rules: AttackRules;
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
 * - `w`: the weights, as `makeRulesCode` writes them. Left out: those of the article.
 */
export function makeGameLink(
  { record, players, seed }: LargeMatch,
  rules: AttackRules = ARTICLE_RULES,
): string {
  const w = makeRulesCode(rules);
  const fields = {
    g: makeRecordCode(record),
    x: players.X,
    o: players.O,
    seed: String(seed),
    ...(w ? { w } : {}),
  };
  return `#${new URLSearchParams(fields).toString()}`;
}

/** Reads the fragment of an address; `undefined` if it is about no such game. Never throws. */
export function parseGameLink(fragment: string): GameLink | undefined {
  const text = fragment.replace(/^#/, '');
  if (!HAS_FIELD.test(text) || /(^|&)fig=/.test(text.slice(0, 200))) return undefined;
  if (text.length > MAX_FRAGMENT) {
    return { match: FIRST_MATCH, rules: ARTICLE_RULES, problems: [{ code: 'too-long' }] };
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
  return { match, rules: read('w', parseRulesCode) ?? ARTICLE_RULES, problems };
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
  if (code?.ok && fitsFive(code.value.size)) return code.value;
  if (code?.ok) problems.push({ code: 'small-board' });
  else if (code) problems.push({ code: 'no-game', why: code.problem });
  const asked = read('size', parseSize);
  const isSmall = asked !== undefined && !fitsFive(asked.size);
  if (isSmall) problems.push({ code: 'small-board' });
  const size = asked && !isSmall ? asked : { size: FIRST_MATCH.record.size };
  const rule = read('rule', (value) => WIN_RULES.find((each) => each === value));
  const first = read('first', (value) =>
    value === 'X' || value === 'O' ? markOf(value) : undefined,
  );
  return newRecord(size.size, rule, first);
}

/** Whether five in a row fit on a board both across and down: smaller ones are not played on. */
export function fitsFive(size: Size | undefined): boolean {
  return size === undefined || Math.min(size.width, size.height) >= FIVE;
}

function seedOf(text: string): number | undefined {
  const seed = /^\d{1,10}$/.test(text) ? Number(text) : Infinity;
  return seed <= MOST_SEED ? seed : undefined;
}
