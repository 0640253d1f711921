import {
  EMPTY,
  O,
  SMALL_VARIANT,
  X,
  afterMove,
  emptySetup,
  fail,
  markName,
  ok,
  other,
  landsOn,
  winOn,
  type MarkName,
  type Result,
  type Setup,
  type Variant,
} from '../../../engine/index.ts';
import type { PlayerSetting } from '../../players/players.ts';
import { cellInWords } from '#language/ui/board/boards';
import { nameOfCell } from '../../ui/board/cellNames.ts';
import { drawnBoard } from '../../ui/board/setupView.ts';
import type { BoardView } from '../../ui/types.ts';
import { nextSeed, type GameKind, type GameOf } from './game.ts';

/** What the person is to reach in a task: a win, or at least a draw. */
export const TASK_GOALS = ['win', 'draw'] as const;
export type TaskGoal = (typeof TASK_GOALS)[number];

/** A game on a board of at most `SOLVER_CELLS` cells, flat or in space. */
export interface SmallGameTypes {
  readonly player: PlayerSetting;
  readonly cell: number;
  readonly record: {
    readonly variant: Variant;
    /** Where the game begins; its side to move makes the first move. */
    readonly start: Setup;
    /** Every move that is known: the first `at` of them are on the board, and the rest can be made again. */
    readonly moves: readonly number[];
    readonly at: number;
    /** What the person is to reach, if this is a task. */
    readonly goal?: TaskGoal | undefined;
  };
  readonly position: { readonly setup: Setup };
  /** `floats`: nothing is below the cell yet, and marks fall. */
  readonly refusal: { readonly code: 'taken' | 'floats' | 'after-end' };
}
export type SmallGameInPlay = GameOf<SmallGameTypes>;

export const DEFAULT_GAME: SmallGameInPlay = {
  players: { X: 'person', O: { kind: 'minimax' } },
  variant: SMALL_VARIANT,
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
export function outcomeOfSetup({ cells }: Setup, variant = SMALL_VARIANT): Outcome | undefined {
  const won = winOn(cells, variant);
  if (won) return markName(won.winner);
  return cells.includes(EMPTY) ? undefined : 'draw';
}

/** Whether no line can be filled by one player any more, while cells are still free. */
export function isDead(setup: Setup, variant = SMALL_VARIANT): boolean {
  const { cells } = setup;
  const isBlocked = (line: readonly number[]) =>
    [X, O].every((mark) => line.some((cell) => cells[cell] === mark));
  return cells.includes(EMPTY) && variant.geometry.lines.every(isBlocked);
}

/** How a game has ended, as far as it is shown. */
export function outcomeOfGame(match: SmallGameInPlay): Outcome | undefined {
  return outcomeOfSetup(setupOf(match), match.variant);
}

/** A move that was known already keeps those that followed it; any other takes their place. */
function play(
  match: SmallGameInPlay,
  cell: number,
): Result<SmallGameInPlay, SmallGameTypes['refusal']> {
  const { moves, at, variant } = match;
  const setup = setupOf(match);
  if (setup.cells[cell] !== EMPTY) return fail({ code: 'taken' });
  if (outcomeOfSetup(setup, variant) !== undefined) return fail({ code: 'after-end' });
  if (landsOn(setup.cells, variant, cell) !== cell) return fail({ code: 'floats' });
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

/** Games on small boards. A place is how many moves were made. */
export const SMALL_GAME: GameKind<SmallGameTypes> = {
  momentOf(match, place) {
    const { variant } = match;
    const setup = setupOf(match, place);
    const won = winOn(setup.cells, variant);
    if (!won) {
      const isOver = !setup.cells.includes(EMPTY);
      return { setup, turn: setup.toMove, end: isOver ? { kind: 'draw' } : undefined };
    }
    // The line belongs to whoever filled it, who has lost where a line loses.
    const mark = variant.misere ? other(won.winner) : won.winner;
    const run = { mark, cells: won.line };
    return { setup, turn: setup.toMove, end: { kind: 'won', run, isLoss: variant.misere } };
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
  renewed: (match) => ({ ...match, moves: [], at: 0, seed: nextSeed(match.seed) }),
  nameOf: ({ variant }, cell, isShort) =>
    isShort || variant.geometry.layers === 1
      ? nameOfCell(variant, cell)
      : cellInWords(variant, cell),
};

/** A new game from another position. A task belongs to its own start, so it ends. */
export function startFrom(match: SmallGameInPlay, start: Setup): SmallGameInPlay {
  return { ...SMALL_GAME.renewed(match), start, goal: undefined };
}

/** The board of a game, with the move that was made last. */
export function boardOfGame(match: SmallGameInPlay): BoardView {
  const last = match.moves[match.at - 1];
  return drawnBoard(setupOf(match).cells, { last, showWon: true }, match.variant);
}
