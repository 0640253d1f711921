import {
  ARTICLE_RULES,
  SOLVER_CELLS,
  WIN_RULES,
  X,
  SMALL_VARIANT,
  emptySetup,
  makeRecordCode,
  makeSize,
  markName,
  markOf,
  newRecord,
  ok,
  parseRecordCode,
  parseSize,
  parseVariant,
  solve,
  turnByCounts,
  type AttackRules,
  type GameRecord,
  type LeftOut,
  type MarkName,
  type RecordProblem,
  type Result,
  type Setup,
  type Variant,
} from '../../../engine/index.ts';
import {
  defineLink,
  choiceCodecOf,
  wholeNumber,
  type LinkField,
  type ReadBy,
  type LinkProblem,
} from '../../platform/link.ts';
import {
  boardOf,
  linkedSetup,
  mark,
  seed,
  type BoardProblem,
  type ImpossibleBoard,
} from '../../platform/linkFields.ts';
import type { UnknownParts } from '../../platform/problems.ts';
import {
  makePlayer,
  parsePlayer,
  type Machine,
  type PlayedOn,
  type PlayerSetting,
} from '../../players/players.ts';
import { FIRST_LARGE_GAME, type LargeGameInPlay } from './largeGame.ts';
import './largePlay.ts';
import { makeRulesCode, parseRulesCode } from './rulesCode.ts';
import { fitsFive, playedVariant, type PickedGame } from './picked.ts';
import {
  DEFAULT_GAME,
  SMALL_GAME,
  TASK_GOALS,
  goTo,
  type SmallGameInPlay,
  type TaskGoal,
} from './smallGame.ts';
import { isLargeGame, playersOn, type PlayGame } from './playGame.ts';
import type { GameNotKept } from './playSettings.ts';

const player: LinkField<PlayerSetting> = { make: makePlayer, parse: parsePlayer };

/** A sign for each of the 64 cells that there may be. */
const SIGNS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-_';
const cells: LinkField<readonly number[]> = {
  make: (moves) => moves.map((cell) => SIGNS[cell]).join(''),
  parse: (text) =>
    /^[\w-]{0,64}$/.test(text) ? [...text].map((sign) => SIGNS.indexOf(sign)) : undefined,
};

/** The first word of a large board's name. */
const LARGE = 'five';

/** The board of a game. */
const variant: LinkField<Result<PickedGame, BoardProblem>> = {
  make(read) {
    if (!read.ok) return undefined;
    if (read.value.kind === 'small') return read.value.variant.id;
    const { size, rule } = read.value;
    return [LARGE, makeSize(size), ...(rule === 'freestyle' ? [] : [rule])].join(',');
  },
  parse(text) {
    const [first, side = '', word = 'freestyle', ...more] = text.split(',');
    if (first !== LARGE) {
      const read = playedVariant(parseVariant(text.slice(0, 60)));
      return read.ok ? ok({ kind: 'small', variant: read.value }) : read;
    }
    const [size, rule] = [parseSize(side), WIN_RULES.find((each) => each === word)];
    return size && rule && more.length === 0
      ? ok({ kind: 'large', size: size.size, rule })
      : undefined;
  },
};

export const playLink = defineLink(
  {
    g: {
      make: (game: Result<GameRecord, RecordProblem>) =>
        game.ok ? makeRecordCode(game.value) : undefined,
      parse: parseRecordCode,
    },
    variant,
    x: player,
    o: player,
    board: boardOf(SOLVER_CELLS),
    move: mark,
    moves: cells,
    at: wholeNumber(SOLVER_CELLS),
    seed,
    goal: choiceCodecOf(TASK_GOALS),
    w: { make: makeRulesCode, parse: parseRulesCode },
  },
  { fragment: 130_000 },
);
type Read = ReadBy<typeof playLink>;

/** The fields of a game's link. */
export type PlayField = (typeof playLink.names)[number];
/** Those that only one kind of board has. */
const OF_SMALL = ['board', 'moves', 'at', 'goal'] as const satisfies readonly PlayField[];
const OF_LARGE = ['g', 'w'] as const satisfies readonly PlayField[];

/** What of a link, or of a text that was opened, could not be used. The rest of a link was. */
export type PlayProblem =
  | LinkProblem<PlayField>
  | UnknownParts
  | ImpossibleBoard
  /** The link's board cannot be played on here, so it is nine cells, without what else the link says of the game. */
  | { readonly code: 'no-board'; readonly why: BoardProblem }
  /** A player can't play on the board, or not in time, and the next that can has its place. */
  | { readonly code: 'other-player'; readonly player: Machine; readonly instead: Machine }
  /** The move with this index (from 0) cannot be made; those before it were. */
  | { readonly code: 'no-move'; readonly index: number }
  /** The task's goal cannot be reached from its start, so it is left aside. */
  | { readonly code: 'no-goal'; readonly goal: TaskGoal }
  /** The game cannot be read. */
  | { readonly code: 'no-game'; readonly why: RecordProblem }
  /** Of a game of another program a part is left out that is no move. */
  | { readonly code: 'left-out'; readonly left: LeftOut }
  /** A text is no game at all. */
  | { readonly code: 'strange-text' }
  /** Five in a row do not fit on the board. */
  | { readonly code: 'small-board' }
  | GameNotKept;

/** Whether of the game that was meant nothing can be played. */
export const isLost = ({ problems }: PlayLink): boolean =>
  problems.some(({ code }) => ['no-game', 'small-board', 'strange-text'].includes(code));

/** What a link says: a game that can be played, and what of the link was left aside. */
export interface PlayLink {
  readonly match: PlayGame;
  /** By these the weighing bot plays. */
  readonly rules: AttackRules;
  readonly problems: readonly PlayProblem[];
}

/**
 * The fragment of a game on the page /play/, with its `#`. All fields may be left out:
 *
 *     #x=person&o=minimax&board=X...O...X&move=O&moves=137&at=2&seed=7&goal=draw
 *     #variant=6,5,4,gravity&x=person&o=best&moves=qkr
 *     #variant=five,19x19,renju&move=O              a large board, before the first move
 *     #g=1.…&x=person&o=search:4&seed=7             a game on one, with its branches and the place in it
 *
 * - `variant`: the board. A small one as the engine's `parseVariant` reads it; a large one is `five`, its size or `none`,
 *   and its rule, unless that is freestyle. Left out: nine cells, or the board of `g`.
 * - `x`, `o`: who plays each mark, as `makePlayer` names it: `person`, `best` (the best defence), `minimax`,
 *   `depth-ratings:3`. Left out: a person plays X against minimax, and on large boards against `attack-weights`;
 *   in a task, and on other boards, a person against the best defence.
 * - `board`: where the game begins, a sign X, O or dot for each cell. Left out: empty.
 * - `move`: who makes the first move from there, X or O. Left out: what the counts say.
 * - `moves`: the cells in the order in which they were taken, a sign each: 0–9, a–z, A–Z, - and _.
 * - `at`: how many of them are on the board; the rest can be stepped through. Left out: all.
 * - `seed`: of everything that is left to chance, 0 … 4,294,967,295. Left out: 1.
 * - `goal`: makes it a task: the person is to reach a `win`, or at least a `draw`. In a task with `x`
 *   and `o` left out, the person is the side that makes the first move. Only nine cells have tasks.
 * - `g`: the record of a game on a large board, as `makeRecordCode` writes it.
 * - `w`: the weights there, as `makeRulesCode` writes them. Left out: those of the article.
 */
export function makePlayLink(match: PlayGame, rules: AttackRules = ARTICLE_RULES): string {
  const { players, seed: chance } = match;
  const common = { x: players.X, o: players.O, seed: chance };
  if (isLargeGame(match)) return playLink.make({ ...common, g: ok(match.record), w: rules });
  const { start, moves, at, goal } = match;
  const on = (own: Variant) => ok({ kind: 'small', variant: own } as const);
  return playLink.make(
    {
      ...common,
      variant: on(match.variant),
      board: start.cells,
      move: start.toMove,
      moves,
      at,
      goal,
    },
    {
      variant: on(SMALL_VARIANT),
      board: emptySetup(X, match.variant).cells,
      move: turnByCounts(start.cells, match.variant),
      moves: [],
      at: moves.length,
      seed: DEFAULT_GAME.seed,
    },
  );
}

/**
 * Reads a fragment, with or without its `#`. `undefined` if it has none of the fields, or belongs to a
 * figure: then it says nothing of a game. Never throws; what cannot be used is named in `problems`, and the rest is kept.
 */
export function parsePlayLink(fragment: string): PlayLink | undefined {
  const read = playLink.parse(fragment);
  if (!read) return undefined;
  const isLarge = read.g !== undefined || (read.variant?.ok && read.variant.value.kind === 'large');
  const { w: rules = ARTICLE_RULES, ...link } = without(read, isLarge ? OF_SMALL : OF_LARGE);
  const problems: PlayProblem[] = [...link.problems];
  const match = isLarge ? largeMatch(link, problems) : smallMatch(link, problems);
  return { match, rules, problems };
}

/** A link without fields that do not fit its board, which are told. */
function without(link: Read, names: readonly PlayField[]): Read {
  const bad = names.filter((name) => link[name] !== undefined);
  const rest = Object.fromEntries(bad.map((name) => [name, undefined]));
  const told = bad.map((field) => ({ code: 'bad-field' as const, field }));
  return { ...link, ...rest, problems: [...link.problems, ...told] };
}

/** The game of a link on a large board; a new one on the board that it asks for, if it has none that can be played. */
function largeMatch(link: Read, problems: PlayProblem[]): LargeGameInPlay {
  const { g, move, x, o, seed: chance = FIRST_LARGE_GAME.seed } = link;
  const first = FIRST_LARGE_GAME.players;
  if (link.variant?.ok === false) problems.push({ code: 'bad-field', field: 'variant' });
  const players = playableBy({ X: x ?? first.X, O: o ?? first.O }, 'large', problems);
  if (g?.ok && fitsFive(g.value.size)) return { record: g.value, players, seed: chance };
  if (g) problems.push(g.ok ? { code: 'small-board' } : { code: 'no-game', why: g.problem });
  const asked = link.variant?.ok && link.variant.value.kind === 'large' && link.variant.value;
  const isFit = asked && fitsFive(asked.size);
  if (asked && !isFit) problems.push({ code: 'small-board' });
  const size = isFit ? asked.size : FIRST_LARGE_GAME.record.size;
  const record = newRecord(size, asked ? asked.rule : undefined, move);
  return { record, players, seed: chance };
}

function smallMatch(read: Read, problems: PlayProblem[]): SmallGameInPlay {
  const asked = read.variant?.ok && read.variant.value.kind === 'small' && read.variant.value;
  const on = asked ? asked.variant : SMALL_VARIANT;
  const link = onlyOn(on, read, problems);
  const { setup, problems: ofSetup } = linkedSetup(link, emptySetup(X, on), on);
  problems.push(...ofSetup);
  if (read.variant && !read.variant.ok)
    problems.push({ code: 'no-board', why: read.variant.problem });
  return matchOf({ ...link, variant: on, start: setup }, problems);
}

type Fields = Omit<Read, 'variant'> & { readonly variant: Variant; readonly start: Setup };

/** What a link says that fits its board; nothing of the game, if that board cannot be played on. */
function onlyOn({ geometry: { cellCount } }: Variant, link: Read, problems: PlayProblem[]): Read {
  if (link.variant?.ok === false) {
    const none = undefined;
    return { ...link, board: none, move: none, moves: none, at: none, goal: none };
  }
  const areMoves =
    !link.moves || (link.moves.length <= cellCount && link.moves.every((cell) => cell < cellCount));
  if (!areMoves) problems.push({ code: 'bad-field', field: 'moves' });
  return { ...link, moves: areMoves ? link.moves : undefined };
}

function matchOf(fields: Fields, problems: PlayProblem[]): SmallGameInPlay {
  const { variant: on, start, moves = [], at, seed: chance = DEFAULT_GAME.seed } = fields;
  const players = playableBy(playersOf(fields), on, problems);
  const fresh: SmallGameInPlay = { variant: on, players, start, seed: chance, moves: [], at: 0 };
  const match = { ...withMoves(fresh, moves, problems), goal: goalOf(fields, problems) };
  if (at === undefined) return match;
  if (at > match.moves.length) problems.push({ code: 'bad-field', field: 'at' });
  return goTo(match, at);
}

/** In a task the person moves first and the best defence answers; otherwise X is the person. */
function playersOf({ x, o, goal, start }: Fields): SmallGameInPlay['players'] {
  if (!goal) return { X: x ?? DEFAULT_GAME.players.X, O: o ?? DEFAULT_GAME.players.O };
  const first: MarkName = markName(start.toMove);
  return {
    X: x ?? (o === undefined ? (first === 'X' ? 'person' : 'best') : opponentOf(o)),
    O: o ?? (x === undefined ? (first === 'O' ? 'person' : 'best') : opponentOf(x)),
  };
}

/** The players, or the next ones that can play on this board. */
function playableBy(
  players: PlayGame['players'],
  on: PlayedOn,
  problems: PlayProblem[],
): PlayGame['players'] {
  const able = playersOn({ players }, on);
  for (const each of ['X', 'O'] as const) {
    const [own, instead] = [players[each], able[each]];
    // Nobody asked for the usual player. The best defence does what any search to the end does: nobody misses that one.
    if (own === instead || own === DEFAULT_GAME.players[each]) continue;
    if (own !== 'person' && instead !== 'person' && instead !== 'best') {
      problems.push({ code: 'other-player', player: own, instead });
    }
  }
  return able;
}

const opponentOf = (other: PlayerSetting): PlayerSetting =>
  other === 'person' ? 'best' : 'person';

/** The goal, if the one person of the game can reach it from the start. */
function goalOf(fields: Fields, problems: PlayProblem[]): SmallGameInPlay['goal'] {
  const { goal, start } = fields;
  if (!goal) return undefined;
  if (fields.variant !== SMALL_VARIANT) {
    problems.push({ code: 'bad-field', field: 'goal' });
    return undefined;
  }
  const { X: x, O: o } = playersOf(fields);
  const isAlone = (x === 'person') !== (o === 'person');
  const person = markOf(x === 'person' ? 'X' : 'O');
  const { value, distance } = solve(start);
  const worth = start.toMove === person ? value : 0 - value;
  const canBe = isAlone && distance > 0 && worth >= (goal === 'win' ? 1 : 0);
  if (!canBe) problems.push({ code: 'no-goal', goal });
  return canBe ? goal : undefined;
}

/** Makes the moves one by one, as far as they can be made. */
function withMoves(
  match: SmallGameInPlay,
  moves: readonly number[],
  problems: PlayProblem[],
): SmallGameInPlay {
  let after = match;
  for (const [index, cell] of moves.entries()) {
    const next = SMALL_GAME.play(after, cell);
    if (!next.ok) {
      problems.push({ code: 'no-move', index });
      return after;
    }
    after = next.value;
  }
  return after;
}
