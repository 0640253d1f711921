import {
  BitPosition,
  DRAWN,
  EMPTY,
  NOBODY,
  afterMove,
  emptySetup,
  fail,
  fin,
  markName,
  markOf,
  ok,
  type MarkName,
  type Result,
  type Setup,
} from '../../../engine/index.ts';
import type { PlayerSetting } from '../../players/players.ts';
import { drawnBoard, wonLinesOf } from '../../ui/board/setupView.ts';
import type { BoardView } from '../../ui/types.ts';
import { nextSeed, peopleIn, type GameKind, type GameOf } from '../game.ts';

/** What the person is to reach in a task: a win, or at least a draw. */
export const TASK_GOALS = ['win', 'draw'] as const;
export type TaskGoal = (typeof TASK_GOALS)[number];

/** A game on nine cells. */
export interface SmallGameTypes {
  readonly player: PlayerSetting;
  readonly cell: number;
  readonly record: {
    /** Where the game begins; its side to move makes the first move. */
    readonly start: Setup;
    /** Every move that is known: the first `at` of them are on the board, and the rest can be made again. */
    readonly moves: readonly number[];
    readonly at: number;
    /** What the person is to reach, if this is a task. */
    readonly goal?: TaskGoal | undefined;
  };
  readonly position: { readonly setup: Setup };
  readonly refusal: 'taken' | 'after-end';
}
export type SmallGameInPlay = GameOf<SmallGameTypes>;

export const DEFAULT_GAME: SmallGameInPlay = {
  players: { X: 'person', O: { kind: 'minimax' } },
  start: emptySetup(),
  moves: [],
  at: 0,
  seed: 1,
};

/** How a game has ended. */
type Outcome = MarkName | 'draw';

/** The position after the first `count` moves; after those on the board if left out. */
export function setupOf({ start, moves, at }: SmallGameInPlay, count = at): Setup {
  return moves.slice(0, count).reduce(afterMove, start);
}

/** How a position has ended: a full board without a line is a draw, dead lines alone are not. */
export function outcomeOfSetup(setup: Setup): Outcome | undefined {
  const position = new BitPosition(setup);
  if (position.winner !== NOBODY) return markName(position.winner);
  return position.isFull ? 'draw' : undefined;
}

/** Whether no line can be filled by one player any more, while cells are still free. */
export function isDead(setup: Setup): boolean {
  return outcomeOfSetup(setup) === undefined && fin(setup.cells).result === DRAWN;
}

/** A move that was known already keeps those that followed it; any other takes their place. */
function play(
  match: SmallGameInPlay,
  cell: number,
): Result<SmallGameInPlay, SmallGameTypes['refusal']> {
  const { moves, at } = match;
  const setup = setupOf(match);
  if (setup.cells[cell] !== EMPTY) return fail('taken');
  if (outcomeOfSetup(setup) !== undefined) return fail('after-end');
  const known = moves[at] === cell ? moves : [...moves.slice(0, at), cell];
  return ok({ ...match, moves: known, at: at + 1 });
}

/** The game after the side to move has taken `cell`; the same game if that cannot be. */
export function take(match: SmallGameInPlay, cell: number): SmallGameInPlay {
  const played = play(match, cell);
  return played.ok ? played.value : match;
}

/** Shows the game after its first `count` moves. */
export function goTo(match: SmallGameInPlay, count: number): SmallGameInPlay {
  const at = Math.max(0, Math.min(count, match.moves.length));
  return at === match.at ? match : { ...match, at };
}

/** Games on nine cells. A place is how many moves were made. */
export const SMALL_GAME: GameKind<SmallGameTypes> = {
  momentOf(match, place) {
    const setup = setupOf(match, place);
    const winner = outcomeOfSetup(setup);
    if (winner === undefined || winner === 'draw') {
      return { setup, turn: setup.toMove, end: winner && { kind: winner } };
    }
    const run = { mark: markOf(winner), cells: wonLinesOf(setup.cells)[0] ?? [] };
    return { setup, turn: setup.toMove, end: { kind: 'won', run } };
  },
  firstOf: ({ start }) => start.toMove,
  placeOf: ({ at }) => at,
  lineOf: ({ moves }) => [0, ...moves.map((_, index) => index + 1)],
  cellAt: ({ moves }, place) => moves[place - 1] as number,
  play,
  goTo,
  // What was taken back is for the new players to decide anew.
  withPlayers: (match, players) => ({
    ...match,
    players,
    moves: match.moves.slice(0, match.at),
    goal: undefined,
  }),
  nameOf: (_, cell) => String(cell),
};

/** The same players from the same start; chance goes on to the next seed. */
export function renewed(match: SmallGameInPlay): SmallGameInPlay {
  return { ...match, moves: [], at: 0, seed: nextSeed(match.seed) };
}

/** A new game from another position. A task belongs to its own start, so it ends. */
export function startFrom(match: SmallGameInPlay, start: Setup): SmallGameInPlay {
  return { ...renewed(match), start, goal: undefined };
}

/** The board of a game, with the move that was made last. */
export function boardOfGame(match: SmallGameInPlay): BoardView {
  return drawnBoard(setupOf(match).cells, { last: match.moves[match.at - 1], showWon: true });
}

/** The only person in a game, who plays a bot. */
export function personAgainstBot({ players }: SmallGameInPlay): MarkName | undefined {
  if (peopleIn({ players }) !== 1) return undefined;
  return players.X === 'person' ? 'X' : 'O';
}
