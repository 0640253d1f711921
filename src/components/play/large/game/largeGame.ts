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
  type LeftOut,
  type RecordProblem,
  type Stone,
} from '../../../../engine/index.ts';
import { cellName } from '../../../ui/large-board/cellName.ts';
import { nextSeed, type GameKind, type GameOf, type MomentOf } from '../../game.ts';
import type { LinkProblem } from '../../../platform/link.ts';
import type { UnknownParts } from '../../../platform/problems.ts';
import type { GameNotKept } from '../../playStore.ts';

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
  // At the end of the line nothing leaves it: a move there would have made it longer.
  branchesOf({ record }) {
    const line = [0, ...lineTo(record, record.line)];
    const next = new Map(line.map((place, at) => [place, line[at + 1]]));
    const branches = new Map<number, number[]>();
    record.moves.forEach(({ parent }, index) => {
      const place = next.get(parent);
      if (place === undefined || place === index + 1) return;
      const others = branches.get(place);
      // There may be thousands.
      if (others) others.push(index + 1);
      else branches.set(place, [index + 1]);
    });
    return branches;
  },
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

/** The fields of the link of a game on a large board. */
export const GAME_FIELDS = ['g', 'x', 'o', 'seed', 'size', 'rule', 'first', 'w'] as const;
export type GameField = (typeof GAME_FIELDS)[number];

/** What of a link or a file could not be used. The rest of a link was. */
export type GameProblem =
  | LinkProblem<GameField>
  | UnknownParts
  /** The game of a link cannot be read. */
  | { readonly code: 'no-game'; readonly why: RecordProblem }
  /** A file cannot be read. */
  | { readonly code: 'no-file'; readonly name: string; readonly why: RecordProblem }
  /** It is opened, without a part that is no move. */
  | { readonly code: 'left-out'; readonly name: string; readonly left: LeftOut }
  /** The file is none of the kinds that are read. A text that was typed has no name, here as above. */
  | { readonly code: 'strange-file'; readonly name: string }
  /** Five in a row do not fit on the board of a link, or of the file of that name. */
  | { readonly code: 'small-board'; readonly name?: string }
  | GameNotKept;
