import {
  afterMove,
  solve,
  solvedMoves,
  type Setup,
  type SolvedMove,
} from '../../../engine/index.ts';
import { bestOf } from '../../players/players.ts';

/** A move with what it is worth for the side that makes it. */
export interface CellWorth extends SolvedMove {
  /** None is better: soonest win, or a draw, or latest loss. */
  readonly isBest: boolean;
  /** Where every move draws: how many replies to it lose. */
  readonly traps?: number;
}

/** Every move of a position in ascending order; none if the game is over. */
export function worthOfCells(setup: Setup): readonly CellWorth[] {
  const moves = solvedMoves(setup);
  const best = bestOf(moves);
  const isAllDrawn = moves.length > 1 && moves.every(({ value }) => value === 0);
  return moves.map((move) => ({
    ...move,
    isBest: best.includes(move),
    ...(isAllDrawn && { traps: trapsAfter(setup, move.cell) }),
  }));
}

/** How many replies to a move lose. */
function trapsAfter(setup: Setup, cell: number): number {
  return solvedMoves(afterMove(setup, cell)).filter(({ value }) => value < 0).length;
}

/** What a position is worth for the side to move, and its best cells; `undefined` after the end. */
export function solvedHint(setup: Setup) {
  const moves = solvedMoves(setup);
  const best = bestOf(moves);
  if (best.length === 0) return undefined;
  const isAny = moves.length > 1 && best.length === moves.length;
  return { ...solve(setup), cells: best.map(({ cell }) => cell), isAny };
}
