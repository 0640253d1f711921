import {
  markOf,
  solvedMoves,
  tutorialRequest,
  type SearchRequest,
  type Setup,
  type SolvedMove,
} from '../../../engine/index.ts';
import { sideAt } from '../games/game.ts';
import {
  SMALL_GAME,
  outcomeOfSetup,
  setupOf,
  take,
  type SmallGameInPlay,
} from '../games/smallGame.ts';
import { beforeMachine, personOf, searchBehind } from './game.ts';
import { bestGame } from '../small/task.ts';
import { losingMove } from './machine.ts';

/** A move, and what follows it if nobody errs, to the end. */
export interface WhyBranch {
  readonly cells: readonly number[];
  readonly end: 'person' | 'machine' | 'draw';
}

/** Why a move was good or bad: what follows from it, beside what would have followed from another one. */
export interface Why {
  /** Whose move is explained: the machine's last one, or the person's that lost the game. */
  readonly of: 'machine' | 'person';
  /** Moves before it. */
  readonly before: number;
  readonly made: WhyBranch;
  /** `undefined` if every other move was as good. */
  readonly other: WhyBranch | undefined;
  /** The search of that position, for whoever wants to see all of it. */
  readonly search: SearchRequest;
}

/** A sooner win and a later loss first; of equals the lowest cell. */
function bestFirst(a: SolvedMove, b: SolvedMove): number {
  if (a.value !== b.value) return b.value - a.value;
  return (a.value > 0 ? a.distance - b.distance : b.distance - a.distance) || a.cell - b.cell;
}

const sorted = (setup: Setup) => solvedMoves(setup).sort(bestFirst);

/** A branch of a game: its next moves, then the best of both sides. */
function branchOf(game: SmallGameInPlay, before: number, cells: readonly number[]): WhyBranch {
  const made = cells.reduce(take, { ...game, moves: game.moves.slice(0, before), at: before });
  const at = bestGame(setupOf(made)).reduce(take, made);
  const outcome = outcomeOfSetup(setupOf(at));
  const end = outcome === 'draw' ? 'draw' : outcome === personOf(game) ? 'person' : 'machine';
  return { cells: at.moves.slice(before), end };
}

/**
 * The reason for the machine's last move; in a lost game, for what lost it. `undefined` before the machine
 * has moved.
 */
export function whyOf(game: SmallGameInPlay): Why | undefined {
  const lost = losingMove(game);
  const before = lost ? lost.index : beforeMachine(game);
  if (before === undefined) return undefined;
  const moves = sorted(setupOf(game, before));
  const cell = game.moves[before] as number;
  const made = moves.find((move) => move.cell === cell) as SolvedMove;
  // What the machine avoided, or what the person has missed.
  const other = lost ? moves[0] : moves.findLast(({ value }) => value < made.value);
  return {
    of: lost ? 'person' : 'machine',
    before,
    made: branchOf(game, before, lost ? game.moves.slice(before) : [cell]),
    other: other && branchOf(game, before, [other.cell]),
    search: lost
      ? { ...tutorialRequest(setupOf(game, before)), computer: markOf(personOf(game)) }
      : searchBehind(game),
  };
}

/** At which boards of a branch one looks: its first two, and the last. */
export function stagesOf({ cells }: WhyBranch): readonly number[] {
  return [...new Set([1, Math.min(2, cells.length), cells.length])];
}

/** Who makes the move with this number: the person or the machine. */
export function isPersonsMove(game: SmallGameInPlay, at: number): boolean {
  return sideAt(SMALL_GAME, game, at) === personOf(game);
}
