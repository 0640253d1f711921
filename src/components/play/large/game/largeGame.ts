import {
  SparseBoard,
  endAfter,
  goToMove,
  lineTo,
  newRecord,
  other,
  playMove,
  stonesAt,
  type GameRecord,
  type LargeBotId,
  type Point,
  type RecordProblem,
  type Stone,
} from '../../../../engine/index.ts';
import { cellName } from '../../../ui/large-board/cellName.ts';
import { nextSeed, type GameKind, type GameOf, type MomentOf } from '../../game.ts';

/** Levels of the searching bot, weakest first: the engine's `SEARCH_LEVELS`, counted from 1. */
const LEVELS = [1, 2, 3, 4, 5, 6] as const;

/** The searching bot at each of its levels. */
export const SEARCH_PLAYERS = LEVELS.map((level) => `search-${level}` as const);
export type SearchPlayer = (typeof SEARCH_PLAYERS)[number];

/** Positions that the searching bot looks at before it moves, at a level. A test compares it with the engine's. */
export function searchBudget(level: number): number {
  return 3 * 10 ** level;
}

/** Whether a player is the searching bot. */
export function isSearchPlayer(player: string): player is SearchPlayer {
  return player.startsWith('search-');
}

/** Its level, from 1. */
export function searchLevel(player: SearchPlayer): number {
  return Number(player.slice(-1));
}

/** Who plays a mark on a large board. */
export type LargePlayer = 'person' | LargeBotId | SearchPlayer;
/** A player as it is chosen: the searching bot is one, with levels. */
export type LargeChoice = Exclude<LargePlayer, SearchPlayer> | 'search';
/** Their names alone: the bots themselves load when one is to move. */
export const LARGE_PLAYERS = [
  'person',
  'attack-weights',
  'random-near',
  ...SEARCH_PLAYERS,
] as const satisfies readonly LargePlayer[];

/** A game on a large board, with its branches. */
export interface LargeGameTypes {
  readonly player: LargePlayer;
  readonly cell: Point;
  readonly record: { readonly record: GameRecord };
  readonly position: { readonly board: SparseBoard; readonly stones: readonly Stone[] };
  /** `text`: why a rule forbids the cell, ready to be said. */
  readonly refusal: RecordProblem | { readonly code: 'forbidden'; readonly text: string };
}
export type LargeGameInPlay = GameOf<LargeGameTypes>;
export type LargeGameMoment = MomentOf<LargeGameTypes>;

export const FIRST_LARGE_GAME: LargeGameInPlay = {
  record: newRecord({ width: 15, height: 15 }),
  players: { X: 'person', O: 'attack-weights' },
  seed: 1,
};

/** Games on large boards. A place is a move of the record, by its number. */
export const LARGE_GAME: GameKind<LargeGameTypes> = {
  momentOf({ record }, place = record.at) {
    const stones = stonesAt(record, place);
    const last = stones.at(-1);
    const board = new SparseBoard(record.size, stones);
    const end = endAfter(board, last, record.rule);
    return { board, stones, turn: last ? other(last.mark) : record.first, end };
  },
  firstOf: ({ record }) => record.first,
  placeOf: ({ record }) => record.at,
  lineOf: ({ record }) => [0, ...lineTo(record, record.line)],
  cellAt: ({ record }, place) => record.moves[place - 1] as Point,
  play(match, cell) {
    const played = playMove(match.record, cell);
    return played.ok ? { ok: true, value: { ...match, record: played.value } } : played;
  },
  goTo: (match, place) => ({ ...match, record: goToMove(match.record, place) }),
  withPlayers: (match, players) => ({ ...match, players }),
  nameOf: ({ record }, { x, y }) => cellName(record.size, x, y),
};

/** What a new game may be: the rest stays as it was. */
export type NewGame = Partial<Pick<GameRecord, 'size' | 'rule' | 'first'>> & { seed?: number };

/** The same players on a board without marks; chance goes on to the next seed. */
export function newLargeGame(
  match: LargeGameInPlay,
  { seed, ...rest }: NewGame = {},
): LargeGameInPlay {
  const { size, rule, first } = { ...match.record, ...rest };
  return { ...match, record: newRecord(size, rule, first), seed: seed ?? nextSeed(match.seed) };
}
