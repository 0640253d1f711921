import {
  ARTICLE_RULES,
  FIVE,
  WIN_RULES,
  makeRecordCode,
  newRecord,
  ok,
  parseRecordCode,
  parseSize,
  type AttackRules,
  type GameRecord,
  type RecordProblem,
  type Result,
  type Size,
} from '../../../../engine/index.ts';
import { defineLink, choiceCodecOf, type ReadBy } from '../../../platform/link.ts';
import { mark, seed } from '../../../platform/linkFields.ts';
import {
  type GameProblem,
  FIRST_LARGE_GAME,
  LARGE_PLAYERS,
  type LargeGameInPlay,
} from './largeGame.ts';
import {
  MOST_RULE,
  RULE_FIELDS,
  isArticle,
  ruleValue,
  withRule,
} from '../../../algorithms/line-attacks/rules.ts';
import { putAddress } from '../../../platform/putAddress.dom.ts';
import { playStoreAt } from '../../playStore.ts';
import { LARGE_PLAY_KEY } from '../../../ui/large-board/boardSettings.ts';

/** Characters of a link that any program takes, and those that most still take. */
export const SHORT_LINK = 1800;
export const LONGEST_LINK = 8000;

const player = choiceCodecOf(LARGE_PLAYERS);

/** `size`, `rule` and `first` are for a game before its first move: `g` has them inside. */
export const gameLink = defineLink(
  {
    g: {
      make: (game: Result<GameRecord, RecordProblem>) =>
        game.ok ? makeRecordCode(game.value) : undefined,
      parse: parseRecordCode,
    },
    size: { make: () => undefined, parse: parseSize },
    rule: choiceCodecOf(WIN_RULES),
    first: mark,
    x: player,
    o: player,
    seed,
    w: { make: makeRulesCode, parse: parseRulesCode },
  },
  { fragment: 130_000 },
);
type ParsedGame = ReadBy<typeof gameLink>;
const OF_EMPTY_BOARD: readonly string[] = ['size', 'rule', 'first'];

/** What a link says: a game that can be played, and what of the link was left aside. */
export interface GameLink {
  readonly match: LargeGameInPlay;
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
  { record, players, seed }: LargeGameInPlay,
  rules: AttackRules = ARTICLE_RULES,
): string {
  return gameLink.make({ g: ok(record), x: players.X, o: players.O, seed, w: rules });
}

/** Reads the fragment of an address; `undefined` if it is about no such game. Never throws. */
export function parseGameLink(fragment: string): GameLink | undefined {
  const link = gameLink.parse(fragment);
  if (!link) return undefined;
  const { x, o, seed = FIRST_LARGE_GAME.seed, w = ARTICLE_RULES } = link;
  const { X, O } = FIRST_LARGE_GAME.players;
  const { record, problems } = recordOf(link);
  return { match: { record, players: { X: x ?? X, O: o ?? O }, seed }, rules: w, problems };
}

/** The game of a link; a new one on the board that it asks for, if it has none that can be played. */
function recordOf({ g, size, rule, first, problems }: ParsedGame): {
  readonly record: GameRecord;
  readonly problems: readonly GameProblem[];
} {
  if (g?.ok && fitsFive(g.value.size)) {
    const ofGame = problems.filter(
      (each) => !('field' in each && OF_EMPTY_BOARD.includes(each.field)),
    );
    return { record: g.value, problems: ofGame };
  }
  const more: GameProblem[] = [];
  if (g) more.push(g.ok ? { code: 'small-board' } : { code: 'no-game', why: g.problem });
  const fits = fitsFive(size?.size);
  if (!fits) more.push({ code: 'small-board' });
  const playable = size && fits ? size.size : FIRST_LARGE_GAME.record.size;
  return { record: newRecord(playable, rule, first), problems: [...problems, ...more] };
}

/** Whether five in a row fit on a board both across and down: smaller ones are not played on. */
export function fitsFive(size: Size | undefined): boolean {
  return size === undefined || Math.min(size.width, size.height) >= FIVE;
}

const NUMBER = /^\d{1,6}(?:\.\d{1,25})?(?:e-\d{1,3})?$/;
/** Characters of the longest code. */
const LONGEST = 600;

/**
 * Changed weights as a part of a link: `1_0.1_0.25_…`, with the version, the numbers row by row, the two
 * bonuses, and 1 or 0 for whether ragged attacks count. `undefined` for the article's.
 */
export function makeRulesCode(rules: AttackRules): string | undefined {
  if (isArticle(rules)) return undefined;
  const numbers = RULE_FIELDS.map((field) => ruleValue(rules, field));
  return [1, ...numbers, rules.ragged ? 1 : 0].join('_');
}

/** Reads what `makeRulesCode` has written; `undefined` if a number is missing or could not be typed. */
function parseRulesCode(code: string): AttackRules | undefined {
  if (code.length > LONGEST) return undefined;
  const [version, ...parts] = code.split('_');
  const ragged = parts.pop();
  if (version !== '1' || parts.length !== RULE_FIELDS.length || !/^[01]$/.test(ragged ?? '')) {
    return undefined;
  }
  let rules: AttackRules = { ...ARTICLE_RULES, ragged: ragged === '1' };
  for (const [index, field] of RULE_FIELDS.entries()) {
    const text = parts[index] ?? '';
    const value = NUMBER.test(text) ? Number(text) : Infinity;
    if (value > MOST_RULE) return undefined;
    rules = withRule(rules, field, value);
  }
  return isArticle(rules) ? ARTICLE_RULES : rules;
}

/** The game of the page /play/large/. `weights`: all of them are shown. */
export const largePlayStore = playStoreAt(LARGE_PLAY_KEY, {
  make: ({ match, rules }: GameLink) => makeGameLink(match, rules),
  parse(text) {
    const link = parseGameLink(text);
    const isLost = link?.problems.some(({ code }) => code === 'no-game' || code === 'small-board');
    return isLost ? undefined : link;
  },
  settings: (common, { weights }) => ({ ...common, weights: weights === true }),
});

/** The fragment that the address gets; an empty one if the game is too long for a link. */
function addressOf(match: LargeGameInPlay, rules?: AttackRules): string {
  const link = makeGameLink(match, rules);
  return link.length > LONGEST_LINK ? '#' : link;
}

/** The game, with other weights if it has any, goes into the address. */
export function putGame(match: LargeGameInPlay, rules: AttackRules): void {
  putAddress(addressOf(match, rules));
}

/** Whether a game has moves that the other does not show. */
export function isOther(game: LargeGameInPlay, shown: LargeGameInPlay): boolean {
  return game.record.moves.length > 0 && makeGameLink(game) !== makeGameLink(shown);
}
