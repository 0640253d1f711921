import {
  SMALL_VARIANT,
  markName,
  markOf,
  solve,
  turnByCounts,
  type MarkName,
  type Setup,
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
  board,
  cells,
  linkedSetup,
  mark,
  seed,
  type ImpossibleBoard,
} from '../../platform/linkFields.ts';
import {
  makePlayer,
  parsePlayer,
  type PlayerSetting,
  OFFERED_BOTS,
} from '../../players/players.ts';
import type { UnknownParts } from '../../platform/problems.ts';
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
export type PlayField = 'x' | 'o' | 'board' | 'move' | 'moves' | 'at' | 'seed' | 'goal';

/** What of a link to a game could not be used. The rest of it was. */
export type PlayProblem =
  | LinkProblem<PlayField>
  | UnknownParts
  | ImpossibleBoard
  /** The move with this index (from 0) cannot be made; those before it were. */
  | { readonly code: 'no-move'; readonly index: number }
  /** The task's goal cannot be reached from its start, so it is left aside. */
  | { readonly code: 'no-goal'; readonly goal: TaskGoal }
  | GameNotKept;

const player: LinkField<PlayerSetting> = { make: makePlayer, parse: parsePlayer };

export const playLink = defineLink(
  {
    x: player,
    o: player,
    board,
    move: mark,
    moves: cells,
    at: wholeNumber(SMALL_VARIANT.geometry.cellCount),
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
 *
 * - `x`, `o`: who plays each mark. `person`, `best` (the best defence), or a player of the registry
 *   as `makeBot` names it: `minimax`, `depth-ratings:3`. Left out: a person plays X against minimax;
 *   in a task, a person against the best defence.
 * - `board`: where the game begins, nine signs X, O and dots. Left out: empty.
 * - `move`: who makes the first move from there, X or O. Left out: what the counts say.
 * - `moves`: the cells in the order in which they were taken, a digit 0–8 each.
 * - `at`: how many of them are on the board; the rest can be stepped through. Left out: all.
 * - `seed`: of everything that is left to chance, 0 … 4,294,967,295. Left out: 1.
 * - `goal`: makes it a task: the person is to reach a `win`, or at least a `draw`. In a task with `x`
 *   and `o` left out, the person is the side that makes the first move.
 */
export function makePlayLink(match: SmallGameInPlay): string {
  const { players, start, moves, at, seed, goal } = match;
  return playLink.make(
    { x: players.X, o: players.O, board: start.cells, move: start.toMove, moves, at, seed, goal },
    {
      board: DEFAULT_GAME.start.cells,
      move: turnByCounts(start.cells),
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
  const link = playLink.parse(fragment);
  if (!link) return undefined;
  const { setup, problems: ofSetup } = linkedSetup(link, DEFAULT_GAME.start);
  const problems: PlayProblem[] = [...link.problems, ...ofSetup];
  return { match: matchOf({ ...link, start: setup }, problems), problems };
}

type Fields = ReadBy<typeof playLink> & { readonly start: Setup };

function matchOf(fields: Fields, problems: PlayProblem[]): SmallGameInPlay {
  const { start, moves = [], at, seed = DEFAULT_GAME.seed } = fields;
  const fresh: SmallGameInPlay = { players: playersOf(fields), start, seed, moves: [], at: 0 };
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

const opponentOf = (player: PlayerSetting): PlayerSetting =>
  player === 'person' ? 'best' : 'person';

/** The goal, if the one person of the game can reach it from the start. */
function goalOf(fields: Fields, problems: PlayProblem[]): SmallGameInPlay['goal'] {
  const { goal, start } = fields;
  if (!goal) return undefined;
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
