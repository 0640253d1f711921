import {
  BitPosition,
  DRAWN,
  EMPTY,
  NOBODY,
  WIN,
  X,
  afterMove,
  chooseCell,
  emptySetup,
  fin,
  markOf,
  other,
  rootSearch,
  solvedMoves,
  tutorialRequest,
  type Mark,
  type MarkName,
  type SearchRequest,
  type Setup,
} from '../../../engine/index.ts';
import { boardOfSetup } from '../../stepper/search/boardView.ts';
import type { BoardView } from '../../ui/types.ts';

/** A game of a person against the machine. X begins, whoever plays it. */
export interface Game {
  readonly person: MarkName;
  /** The cells in the order in which they were taken. */
  readonly moves: readonly number[];
}

/** How a game has ended. */
export type HomeOutcome = 'person' | 'machine' | 'draw';

export function newGame(person: MarkName): Game {
  return { person, moves: [] };
}

/** The position after the first `count` moves; all of them if left out. */
export function setupOf(game: Game, count = game.moves.length): Setup {
  return game.moves.slice(0, count).reduce(afterMove, emptySetup());
}

/** The mark of the machine. */
function machineOf(game: Game): Mark {
  return other(markOf(game.person));
}

/** Whose mark the move with this index is. */
function moverOf(index: number): Mark {
  return index % 2 === 0 ? X : other(X);
}

export function outcomeOf(game: Game): HomeOutcome | undefined {
  const position = new BitPosition(setupOf(game));
  if (position.winner !== NOBODY)
    return position.winner === markOf(game.person) ? 'person' : 'machine';
  return position.isFull ? 'draw' : undefined;
}

/** Who moves now; `undefined` when the game is over. */
export function turnOf(game: Game): 'person' | 'machine' | undefined {
  if (outcomeOf(game)) return undefined;
  return moverOf(game.moves.length) === markOf(game.person) ? 'person' : 'machine';
}

/** The game after the side to move has taken `cell`; the same game if that cannot be. */
export function take(game: Game, cell: number): Game {
  if (turnOf(game) === undefined || setupOf(game).cells[cell] !== EMPTY) return game;
  return { ...game, moves: [...game.moves, cell] };
}

/** How many moves were made before the last one of this player; `undefined` if it has not moved. */
function beforeLastOf(game: Game, mark: Mark): number | undefined {
  const last = game.moves.findLastIndex((_, index) => moverOf(index) === mark);
  return last < 0 ? undefined : last;
}

export function canUndo(game: Game): boolean {
  return beforeLastOf(game, markOf(game.person)) !== undefined;
}

/** Back to where the person last had to choose. */
export function undo(game: Game): Game {
  const count = beforeLastOf(game, markOf(game.person));
  return count === undefined ? game : { ...game, moves: game.moves.slice(0, count) };
}

/**
 * The search that chose the machine's last move: in the position before that move, with the
 * machine as the computer. Before any move of the machine, the position that stands now.
 */
export function searchBehind(game: Game): SearchRequest {
  const machine = machineOf(game);
  return { ...tutorialRequest(setupOf(game, beforeLastOf(game, machine))), computer: machine };
}

/**
 * The cell that the machine takes, whose turn it must be. It is chosen by the very request that
 * `searchBehind` shows later, not by a bot, so that the figure can never explain another move.
 */
export function machineMove(game: Game): number {
  const machine = machineOf(game);
  const cell = chooseCell({ ...tutorialRequest(setupOf(game)), computer: machine });
  if (cell === undefined) throw new Error('the machine was asked for a move after the end');
  return cell;
}

/** The cell that the machine took last. */
export function machinesLast(game: Game): number | undefined {
  const index = beforeLastOf(game, machineOf(game));
  return index === undefined ? undefined : game.moves[index];
}

/** The machine's last move, and what the other free cells were worth beside it, by the whole truth. */
export interface MoveChoice {
  readonly cell: number;
  /** For the machine: 1 it wins, 0 a draw, −1 it loses. */
  readonly value: 1 | 0 | -1;
  /** How many of the other cells are worth as much. */
  readonly equals: number;
  /** How many are worth less. */
  readonly others: number;
}

export function machinesChoice(game: Game): MoveChoice | undefined {
  const index = beforeLastOf(game, machineOf(game));
  if (index === undefined) return undefined;
  const moves = solvedMoves(setupOf(game, index));
  const made = moves.find(({ cell }) => cell === game.moves[index]);
  if (!made) return undefined;
  const { cell, value } = made;
  const rest = moves.filter((move) => move !== made);
  return {
    cell,
    value,
    equals: rest.filter((move) => move.value === value).length,
    others: rest.filter((move) => move.value < value).length,
  };
}

/**
 * Whether the machine, to whom every sure win is worth the same, has just left aside a cell that
 * would have won at once.
 */
export function hasWaited(game: Game): boolean {
  const index = beforeLastOf(game, machineOf(game));
  if (index === undefined || index !== game.moves.length - 1 || outcomeOf(game)) return false;
  const before = setupOf(game, index);
  return before.cells.some((content, cell) => {
    if (content !== EMPTY) return false;
    return new BitPosition(afterMove(before, cell)).winner === before.toMove;
  });
}

/** Whether no line can be filled by one player any more, while cells are still free. */
export function isDead(game: Game): boolean {
  return outcomeOf(game) === undefined && fin(setupOf(game).cells).result === DRAWN;
}

export function boardOf(game: Game): BoardView {
  const board = boardOfSetup(setupOf(game));
  const last = game.moves.at(-1);
  return { ...board, cells: board.cells.map((view) => ({ ...view, isLast: view.cell === last })) };
}

/** Whether the machine wins from here, whatever the person does; the person is to move, or it is over. */
function isLostAt(game: Game, count: number): boolean {
  const request = { ...tutorialRequest(setupOf(game, count)), computer: machineOf(game) };
  return rootSearch(request).score === WIN;
}

export function isLost(game: Game): boolean {
  return isLostAt(game, game.moves.length);
}

/** A move of the person, and the search of the position before it, for the person. */
interface LosingMove {
  readonly cell: number;
  readonly search: SearchRequest;
}

/** The person's move that gave a lost game away: the last one before which it was not yet lost. */
export function losingMove(game: Game): LosingMove | undefined {
  if (outcomeOf(game) !== 'machine') return undefined;
  const person = markOf(game.person);
  const index = game.moves.findLastIndex((_, at) => moverOf(at) === person && !isLostAt(game, at));
  const cell = game.moves[index];
  if (cell === undefined) return undefined;
  return { cell, search: { ...tutorialRequest(setupOf(game, index)), computer: person } };
}

/** What has just happened: the person's last move and the machine's answer, as far as they exist. */
export interface Round {
  readonly own: number | undefined;
  readonly machine: number | undefined;
}

function lastRound({ moves, person }: Game): Round {
  const isOwn = (index: number) => moverOf(index) === markOf(person);
  const last = moves.length - 1;
  if (isOwn(last)) return { own: moves[last], machine: undefined };
  return { own: moves[last - 1], machine: moves[last] };
}

/** What `undo` would take back. */
export function roundToUndo(game: Game): Round {
  const from = undo(game).moves.length;
  return { own: game.moves[from], machine: game.moves[from + 1] };
}

/** Where the game stands, as far as there is something to say about it. */
type Situation =
  | { readonly kind: 'begin' | 'thinking' }
  | { readonly kind: 'draw' | 'person-wins'; readonly round: Round }
  | { readonly kind: 'machine-wins'; readonly round: Round; readonly line: readonly number[] }
  /** The person's turn. `waited` and `dead` say what is remarkable about it. */
  | { readonly kind: 'your-turn' | 'waited' | 'dead'; readonly round: Round };

export function situationOf(game: Game): Situation {
  const outcome = outcomeOf(game);
  const round = lastRound(game);
  if (outcome === 'draw') return { kind: 'draw', round };
  if (outcome === 'person') return { kind: 'person-wins', round };
  if (outcome) return { kind: 'machine-wins', round, line: boardOf(game).wonLine ?? [] };
  if (game.moves.length === 0) return { kind: 'begin' };
  if (turnOf(game) === 'machine') return { kind: 'thinking' };
  if (hasWaited(game)) return { kind: 'waited', round };
  return { kind: isDead(game) ? 'dead' : 'your-turn', round };
}
