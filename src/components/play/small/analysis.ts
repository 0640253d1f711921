import { solve, solvedMoves, type Setup, type SolvedMove } from '../../../engine/index.ts';
import { bestOf } from '../../players/players.ts';

/** A move with what it is worth for the side that makes it. */
export interface CellWorth extends SolvedMove {
  /** None is better: soonest win, or a draw, or latest loss. */
  readonly isBest: boolean;
  /** What is said of it, where that is more than how it ends. */
  readonly said?: SaidOfCell | undefined;
}

/** Of a move that is no better or worse than the others. */
export interface SaidOfCell {
  /** On its cell; nothing, if it is the same for all. */
  readonly short: string;
  readonly long: string;
  /** It stands out all the same. */
  readonly isFirst: boolean;
}

/** Every move of a position in ascending order; none if the game is over. */
export function worthOfCells(setup: Setup): readonly CellWorth[] {
  const moves = solvedMoves(setup);
  const best = bestOf(moves);
  return moves.map((move) => ({ ...move, isBest: best.includes(move) }));
}

/** What a position is worth for the side to move, and its best cells; `undefined` after the end. */
export function solvedHint(setup: Setup) {
  const moves = solvedMoves(setup);
  const best = bestOf(moves);
  if (best.length === 0) return undefined;
  const isAny = moves.length > 1 && best.length === moves.length;
  return { ...solve(setup), cells: best.map(({ cell }) => cell), isAny };
}
