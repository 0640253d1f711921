import {
  BitPosition,
  EMPTY,
  afterMove,
  markOf,
  other,
  tutorialRequest,
  winOn,
  type Mark,
  type MarkName,
  type SearchRequest,
} from '../../../engine/index.ts';
import { playerToMove, sideAt, nextChoice } from '../games/game.ts';
import {
  DEFAULT_GAME,
  SMALL_GAME,
  isDead,
  outcomeOfSetup,
  setupOf,
  type SmallGameInPlay,
} from '../games/smallGame.ts';

/** A game of a person against the machine. X begins, whoever plays it. */
export function homeGame(person: MarkName): SmallGameInPlay {
  const { X, O } = DEFAULT_GAME.players;
  return person === 'X' ? DEFAULT_GAME : { ...DEFAULT_GAME, players: { X: O, O: X } };
}

/** A game whose moves are made again; `undefined` if it cannot have been played. */
export function replayed(person: MarkName, moves: readonly number[]): SmallGameInPlay | undefined {
  let game = homeGame(person);
  for (const cell of moves) {
    const played = SMALL_GAME.play(game, cell);
    if (!played.ok) return undefined;
    game = played.value;
  }
  return game;
}

export function personOf({ players }: SmallGameInPlay): MarkName {
  return players.X === 'person' ? 'X' : 'O';
}

/** How a game has ended. */
type HomeOutcome = 'person' | 'machine' | 'draw';

export function homeOutcome(game: SmallGameInPlay): HomeOutcome | undefined {
  const outcome = outcomeOfSetup(setupOf(game));
  if (outcome === undefined || outcome === 'draw') return outcome;
  return outcome === personOf(game) ? 'person' : 'machine';
}

/** The mark of the machine. */
export function machineMark(game: SmallGameInPlay): Mark {
  return other(markOf(personOf(game)));
}

/** Back to where the person last had to choose. What was taken back is gone. */
export function takenBack(game: SmallGameInPlay): SmallGameInPlay {
  const at = nextChoice(SMALL_GAME, game, -1);
  return at === undefined ? game : { ...game, moves: game.moves.slice(0, at), at };
}

/** How many moves were made before the last one of the machine; `undefined` if it has not moved. */
export function beforeMachine(game: SmallGameInPlay): number | undefined {
  const last = game.moves.findLastIndex((_, at) => sideAt(SMALL_GAME, game, at) !== personOf(game));
  return last < 0 ? undefined : last;
}

/**
 * The search that chose the machine's last move: in the position before that move, with the
 * machine as the computer. Before any move of the machine, the position that stands now.
 */
export function searchBehind(game: SmallGameInPlay): SearchRequest {
  const machine = machineMark(game);
  return { ...tutorialRequest(setupOf(game, beforeMachine(game))), computer: machine };
}

/** The cell that the machine took last. */
export function machinesLast(game: SmallGameInPlay): number | undefined {
  const index = beforeMachine(game);
  return index === undefined ? undefined : game.moves[index];
}

/**
 * Whether the machine, to whom every sure win is worth the same, has just left aside a cell that
 * would have won at once.
 */
export function hasWaited(game: SmallGameInPlay): boolean {
  const index = beforeMachine(game);
  if (index === undefined || index !== game.moves.length - 1 || homeOutcome(game)) return false;
  const before = setupOf(game, index);
  return before.cells.some((content, cell) => {
    if (content !== EMPTY) return false;
    return new BitPosition(afterMove(before, cell)).winner === before.toMove;
  });
}

/** What has just happened: the person's last move and the machine's answer, as far as they exist. */
export interface Round {
  readonly own: number | undefined;
  readonly machine: number | undefined;
}

function lastRound(game: SmallGameInPlay): Round {
  const { moves } = game;
  const last = moves.length - 1;
  if (sideAt(SMALL_GAME, game, last) === personOf(game))
    return { own: moves[last], machine: undefined };
  return { own: moves[last - 1], machine: moves[last] };
}

/** What `undo` would take back. */
export function roundToUndo(game: SmallGameInPlay): Round {
  const from = takenBack(game).at;
  return { own: game.moves[from], machine: game.moves[from + 1] };
}

/** Where the game stands, as far as there is something to say about it. */
type Situation =
  | { readonly kind: 'begin' }
  | { readonly kind: 'thinking' | 'draw' | 'person-wins'; readonly round: Round }
  | { readonly kind: 'machine-wins'; readonly round: Round; readonly line: readonly number[] }
  /** The person's turn. `waited` and `dead` say what is remarkable about it. */
  | { readonly kind: 'your-turn' | 'waited' | 'dead'; readonly round: Round };

export function situationOf(game: SmallGameInPlay): Situation {
  const outcome = homeOutcome(game);
  const round = lastRound(game);
  if (outcome === 'draw') return { kind: 'draw', round };
  if (outcome === 'person') return { kind: 'person-wins', round };
  if (outcome) return { kind: 'machine-wins', round, line: winOn(setupOf(game).cells)?.line ?? [] };
  if (game.moves.length === 0) return { kind: 'begin' };
  if (playerToMove(SMALL_GAME, game) !== 'person') return { kind: 'thinking', round };
  if (hasWaited(game)) return { kind: 'waited', round };
  return { kind: isDead(setupOf(game)) ? 'dead' : 'your-turn', round };
}
