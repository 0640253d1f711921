import {
  BitPosition,
  DRAWN,
  EMPTY,
  NOBODY,
  afterMove,
  emptySetup,
  fin,
  markName,
  type MarkName,
  type Setup,
} from '../../../engine/index.ts';
import { makePlayer, type PlayerSetting } from '../../players/players.ts';
import type { TaskGoal } from './problems.ts';

export type { TaskGoal } from './problems.ts';

/**
 * A game between any two players. Every move that is known stands in `moves`; the first `at` of
 * them are on the board, and the rest can be made again.
 */
export interface Match {
  readonly players: Readonly<Record<MarkName, PlayerSetting>>;
  /** Where the game begins; its side to move makes the first move. */
  readonly start: Setup;
  readonly moves: readonly number[];
  readonly at: number;
  /** Of everything that is left to chance; 0 … `MOST_SEED`. */
  readonly seed: number;
  /** What the person is to reach, if this is a task. */
  readonly goal?: TaskGoal | undefined;
}

export const DEFAULT_MATCH: Match = {
  players: { X: 'person', O: { kind: 'minimax' } },
  start: emptySetup(),
  moves: [],
  at: 0,
  seed: 1,
};

/** How a game has ended. */
export type Outcome = MarkName | 'draw';

/** The position after the first `count` moves; after those on the board if left out. */
export function setupOf({ start, moves, at }: Match, count = at): Setup {
  return moves.slice(0, count).reduce(afterMove, start);
}

/** How a position has ended: a full board without a line is a draw, dead lines alone are not. */
export function outcomeOf(setup: Setup): Outcome | undefined {
  const position = new BitPosition(setup);
  if (position.winner !== NOBODY) return markName(position.winner);
  return position.isFull ? 'draw' : undefined;
}

/** Whether no line can be filled by one player any more, while cells are still free. */
export function isDead(setup: Setup): boolean {
  return outcomeOf(setup) === undefined && fin(setup.cells).result === DRAWN;
}

/** Whose turn it is on the board; `undefined` when the game is over. */
export function turnOf(match: Match, count = match.at): MarkName | undefined {
  const setup = setupOf(match, count);
  return outcomeOf(setup) === undefined ? markName(setup.toMove) : undefined;
}

/** Who is to choose now; `undefined` when the game is over. */
export function playerToMove(match: Match, count = match.at): PlayerSetting | undefined {
  const turn = turnOf(match, count);
  return turn && match.players[turn];
}

/** How many of the two are people. */
export function peopleIn({ players }: Match): number {
  return [players.X, players.O].filter((player) => player === 'person').length;
}

/** Whether later moves are known than those on the board. */
export function isLookingBack({ at, moves }: Match): boolean {
  return at < moves.length;
}

/**
 * The game after the side to move has taken `cell`; the same game if that cannot be. A move that was
 * known already keeps those that followed it; any other takes their place.
 */
export function take(match: Match, cell: number): Match {
  const { moves, at } = match;
  const setup = setupOf(match);
  if (outcomeOf(setup) !== undefined || setup.cells[cell] !== EMPTY) return match;
  if (moves[at] === cell) return { ...match, at: at + 1 };
  return { ...match, moves: [...moves.slice(0, at), cell], at: at + 1 };
}

/** Shows the game after its first `count` moves. */
export function goTo(match: Match, count: number): Match {
  const at = Math.max(0, Math.min(count, match.moves.length));
  return at === match.at ? match : { ...match, at };
}

/** The nearest moment in a direction at which a person chooses; with no people, the next one. */
function nextChoice(match: Match, by: 1 | -1): number | undefined {
  const { at, moves } = match;
  for (let count = at + by; count >= 0 && count <= moves.length; count += by) {
    if (peopleIn(match) === 0 || playerToMove(match, count) === 'person') return count;
    if (by > 0 && count === moves.length) return count;
  }
  return undefined;
}

/** Where `undo` leads; `undefined` if there is nothing to take back. */
export function undoTo(match: Match): number | undefined {
  return nextChoice(match, -1);
}

/** Where `redo` leads; `undefined` if nothing was taken back. */
export function redoTo(match: Match): number | undefined {
  return nextChoice(match, 1);
}

/** Back to where a person last had to choose. */
export function undo(match: Match): Match {
  return goTo(match, undoTo(match) ?? match.at);
}

/** On to where a person chooses next, over moves that are known. */
export function redo(match: Match): Match {
  return goTo(match, redoTo(match) ?? match.at);
}

/** The same players from the same start; chance goes on to the next seed. */
export function newGame(match: Match, seed = nextSeed(match.seed)): Match {
  return { ...match, moves: [], at: 0, seed };
}

function nextSeed(seed: number): number {
  return (seed + 1) >>> 0;
}

/** Other players from here on: what was taken back is theirs to decide anew. */
export function withPlayers(match: Match, players: Match['players']): Match {
  const isSame = (mark: MarkName) => makePlayer(players[mark]) === makePlayer(match.players[mark]);
  if (isSame('X') && isSame('O')) return match;
  return { ...match, players, moves: match.moves.slice(0, match.at), goal: undefined };
}

export function swapped({ X, O }: Match['players']): Match['players'] {
  return { X: O, O: X };
}

/** A new game from another position. A task belongs to its own start, so it ends. */
export function startFrom(match: Match, start: Setup): Match {
  return { ...newGame(match), start, goal: undefined };
}

/** Whether a bot is to move by itself: it answers a person, and not while somebody looks back. */
export function isAnswering(match: Match): boolean {
  if (isLookingBack(match) || peopleIn(match) === 0) return false;
  const player = playerToMove(match);
  return player !== undefined && player !== 'person';
}
