import {
  X,
  SMALL_VARIANT,
  emptySetup,
  makePosition,
  markName,
  markOf,
  ok,
  parseSigns,
  parseVariant,
  type BotSpec,
  solve,
  turnByCounts,
  type CellContent,
  type MarkName,
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
import { linkedSetup, mark, seed, type ImpossibleBoard } from '../../platform/linkFields.ts';
import {
  isBot,
  makePlayer,
  parsePlayer,
  playerOn,
  type Machine,
  type PlayerSetting,
  OFFERED_BOTS,
} from '../../players/players.ts';
import type { UnknownParts } from '../../platform/problems.ts';
import { MOST_PLAYED, playedVariant, type BoardProblem } from '../picker/picked.ts';
import { playStoreAt, type GameNotKept } from '../playStore.ts';
import {
  DEFAULT_GAME,
  SMALL_GAME,
  TASK_GOALS,
  goTo,
  type SmallGameInPlay,
  type TaskGoal,
} from './smallGame.ts';

/** The fields of a game's link. */
export type PlayField = 'variant' | 'x' | 'o' | 'board' | 'move' | 'moves' | 'at' | 'seed' | 'goal';

/** What of a link to a game could not be used. The rest of it was. */
export type PlayProblem =
  | LinkProblem<PlayField>
  | UnknownParts
  | ImpossibleBoard
  /** The link's board cannot be played on here, so it is nine cells, without what else the link says of the game. */
  | { readonly code: 'no-board'; readonly why: BoardProblem }
  /** A player can't play on the board, or not in time, and the next that can has its place. */
  | { readonly code: 'other-player'; readonly player: Machine; readonly instead: BotSpec }
  /** The move with this index (from 0) cannot be made; those before it were. */
  | { readonly code: 'no-move'; readonly index: number }
  /** The task's goal cannot be reached from its start, so it is left aside. */
  | { readonly code: 'no-goal'; readonly goal: TaskGoal }
  | GameNotKept;

const player: LinkField<PlayerSetting> = { make: makePlayer, parse: parsePlayer };

/** A sign for each cell of a board of any size. */
const board: LinkField<readonly CellContent[]> = {
  make: makePosition,
  parse: (text) => (text.length > MOST_PLAYED ? undefined : parseSigns(text, text.length)),
};

/** A digit or letter for each move: 9 is followed by a, and the 31st cell is u. */
const cells: LinkField<readonly number[]> = {
  make: (moves) => moves.map((cell) => cell.toString(36)).join(''),
  parse: (text) =>
    /^[0-9a-u]{0,31}$/.test(text) ? [...text].map((sign) => parseInt(sign, 36)) : undefined,
};

export const playLink = defineLink(
  {
    variant: {
      make: (read: Result<Variant, BoardProblem>) => (read.ok ? read.value.id : undefined),
      parse: (text: string): Result<Variant, BoardProblem> => playedVariant(parseVariant(text)),
    },
    x: player,
    o: player,
    board,
    move: mark,
    moves: cells,
    at: wholeNumber(MOST_PLAYED),
    seed,
    goal: choiceCodecOf(TASK_GOALS),
  },
  { fragment: 400, value: 40 },
);

/** What a link says: a game that can be played, and what of the link was left aside. */
export interface PlayLink {
  readonly match: SmallGameInPlay;
  readonly problems: readonly PlayProblem[];
}

/**
 * The fragment of a game on the page /play/, with its `#`. All fields may be left out:
 *
 *     #x=person&o=minimax&board=X...O...X&move=O&moves=137&at=2&seed=7&goal=draw
 *     #variant=6,5,4,gravity&x=person&o=best&moves=qkr
 *
 * - `variant`: the board, as the engine's `parseVariant` reads it. Left out: nine cells.
 * - `x`, `o`: who plays each mark. `person`, `best` (the best defence), or a player of the registry
 *   as `makeBot` names it: `minimax`, `depth-ratings:3`. Left out: a person plays X against minimax;
 *   in a task, and on other boards, a person against the best defence.
 * - `board`: where the game begins, a sign X, O or dot for each cell. Left out: empty.
 * - `move`: who makes the first move from there, X or O. Left out: what the counts say.
 * - `moves`: the cells in the order in which they were taken, a digit or letter each, 0–9 and then a–u.
 * - `at`: how many of them are on the board; the rest can be stepped through. Left out: all.
 * - `seed`: of everything that is left to chance, 0 … 4,294,967,295. Left out: 1.
 * - `goal`: makes it a task: the person is to reach a `win`, or at least a `draw`. In a task with `x`
 *   and `o` left out, the person is the side that makes the first move. Only nine cells have tasks.
 */
export function makePlayLink(match: SmallGameInPlay): string {
  const { variant, players, start, moves, at, seed, goal } = match;
  const [x, o] = [players.X, players.O];
  return playLink.make(
    { variant: ok(variant), x, o, board: start.cells, move: start.toMove, moves, at, seed, goal },
    {
      variant: ok(SMALL_VARIANT),
      board: emptySetup(X, variant).cells,
      move: turnByCounts(start.cells, variant),
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
  const variant = read.variant?.ok ? read.variant.value : SMALL_VARIANT;
  const link = onlyOn(variant, read);
  const { setup, problems: ofSetup } = linkedSetup(link, emptySetup(X, variant), variant);
  const problems: PlayProblem[] = [...link.problems, ...ofSetup];
  if (read.variant && !read.variant.ok)
    problems.push({ code: 'no-board', why: read.variant.problem });
  return { match: matchOf({ ...link, variant, start: setup }, problems), problems };
}

type Read = ReadBy<typeof playLink>;
type Fields = Omit<Read, 'variant'> & { readonly variant: Variant; readonly start: Setup };

/** What a link says that fits its board; nothing of the game, if that board cannot be played on. */
function onlyOn({ geometry: { cellCount } }: Variant, link: Read): Read {
  if (link.variant?.ok === false) {
    const none = undefined;
    return { ...link, board: none, move: none, moves: none, at: none, goal: none };
  }
  const isBoard = !link.board || link.board.length === cellCount;
  const areMoves =
    !link.moves || (link.moves.length <= cellCount && link.moves.every((cell) => cell < cellCount));
  const bad = [...(isBoard ? [] : ['board' as const]), ...(areMoves ? [] : ['moves' as const])];
  return {
    ...link,
    board: isBoard ? link.board : undefined,
    moves: areMoves ? link.moves : undefined,
    problems: [...link.problems, ...bad.map((field) => ({ code: 'bad-field' as const, field }))],
  };
}

function matchOf(fields: Fields, problems: PlayProblem[]): SmallGameInPlay {
  const { variant, start, moves = [], at, seed = DEFAULT_GAME.seed } = fields;
  const players = playableBy(playersOf(fields), variant, problems);
  const fresh: SmallGameInPlay = { variant, players, start, seed, moves: [], at: 0 };
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
  { X, O }: SmallGameInPlay['players'],
  variant: Variant,
  problems: PlayProblem[],
): SmallGameInPlay['players'] {
  const on = (player: PlayerSetting) => {
    const instead = playerOn(player, variant);
    // The best defence does what any search to the end does: nobody misses that one.
    if (instead !== player && isBot(instead) && player !== 'person') {
      problems.push({ code: 'other-player', player, instead });
    }
    return instead;
  };
  return { X: on(X), O: on(O) };
}

const opponentOf = (player: PlayerSetting): PlayerSetting =>
  player === 'person' ? 'best' : 'person';

/** The goal, if the one person of the game can reach it from the start. */
function goalOf(fields: Fields, problems: PlayProblem[]): SmallGameInPlay['goal'] {
  const { goal, start, variant } = fields;
  if (!goal) return undefined;
  if (variant !== SMALL_VARIANT) {
    problems.push({ code: 'bad-field', field: 'goal' });
    return undefined;
  }
  const { X, O } = playersOf(fields);
  const isAlone = (X === 'person') !== (O === 'person');
  const person = markOf(X === 'person' ? 'X' : 'O');
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

/** Whose thoughts are shown at first: one of each way of thinking, as far as they are there. */
export const DEFAULT_EXPLAINED: readonly string[] = [
  'rules-of-thumb',
  'rule-ratings:1',
  'depth-ratings:4',
  'minimax',
].filter((name) => parsePlayer(name) !== undefined);

/** The game of the page /play/. `minds`: the names of the players whose thoughts are shown. */
export const playStore = playStoreAt('noughtbook.play', {
  make: (link: PlayLink) => makePlayLink(link.match),
  parse: parsePlayLink,
  settings: ({ speed }, { analysis, minds }) => ({
    speed,
    analysis: analysis === true,
    minds: readExplained(minds) ?? DEFAULT_EXPLAINED,
  }),
});

/** Names that are no player's any more are left out. */
function readExplained(found: unknown): readonly string[] | undefined {
  if (!Array.isArray(found)) return undefined;
  return OFFERED_BOTS.map(makePlayer).filter((name) => found.includes(name));
}
