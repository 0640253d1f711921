import { BitPosition, NOBODY } from '../game/bitPosition.ts';
import { afterMove, emptyCells, type Setup } from '../game/setup.ts';

/** The result of a position with best play, for the side to move. */
export interface Solution {
  /** 1 it wins, 0 a draw, −1 it loses. */
  readonly value: 1 | 0 | -1;
  /** Plies to the end if the winner hurries and the loser delays; for a draw, the number of empty cells. */
  readonly distance: number;
}

/** A move and its result for the side that makes it; `distance` counts the move itself. */
export interface SolvedMove extends Solution {
  readonly cell: number;
}

/** Cache by contents and side to move: 5,478 positions for each side that may begin. */
const known = new Map<string, Solution>();

/**
 * The exact result of a position of nine cells, by a search that remembers every position. Everything else
 * is checked against it, so it shares no code with the searches that the site teaches.
 */
export function solve(setup: Setup): Solution {
  const key = setup.cells.join('') + setup.toMove;
  let solution = known.get(key);
  if (!solution) {
    solution = solveNew(setup);
    known.set(key, solution);
  }
  return solution;
}

function solveNew(setup: Setup): Solution {
  const position = new BitPosition(setup);
  if (position.winner !== NOBODY) {
    return { value: position.winner === setup.toMove ? 1 : -1, distance: 0 };
  }
  const [best] = [...solvedMoves(setup)].sort(bestFirst);
  return best ? { value: best.value, distance: best.distance } : { value: 0, distance: 0 };
}

/** Every move of the side to move in ascending order; none if the game is over. */
export function solvedMoves(setup: Setup): SolvedMove[] {
  if (new BitPosition(setup).isOver) return [];
  return emptyCells(setup.cells).map((cell) => {
    const after = solve(afterMove(setup, cell));
    return { cell, value: negated(after.value), distance: after.distance + 1 };
  });
}

/** The moves that keep the result; of those that win only the soonest. None if the game is over. */
export function keepingMoves(setup: Setup): SolvedMove[] {
  const moves = solvedMoves(setup);
  const value = Math.max(...moves.map((move) => move.value));
  const good = moves.filter((move) => move.value === value);
  const soonest = Math.min(...good.map(({ distance }) => distance));
  return value > 0 ? good.filter(({ distance }) => distance === soonest) : good;
}

/** A sooner win, and a later loss, come first. */
function bestFirst(a: Solution, b: Solution): number {
  if (a.value !== b.value) return b.value - a.value;
  return a.value > 0 ? a.distance - b.distance : b.distance - a.distance;
}

function negated(value: Solution['value']): Solution['value'] {
  return value === 0 ? 0 : ((0 - value) as 1 | -1);
}
