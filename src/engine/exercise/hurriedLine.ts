import { afterMove, type Setup } from '../game/setup.ts';
import { solvedMoves, type SolvedMove } from '../search/solved.ts';

/**
 * The cells of the game from `setup` to its end if the winner hurries and the loser delays; of equally good
 * moves, the lowest cell. Empty if the game is over.
 */
export function hurriedLine(setup: Setup): number[] {
  const moves: number[] = [];
  let at = setup;
  for (let cell = hurriedMove(at); cell !== undefined; cell = hurriedMove(at)) {
    moves.push(cell);
    at = afterMove(at, cell);
  }
  return moves;
}

/** The line that begins with `cell`. */
export function lineAfter(setup: Setup, cell: number): number[] {
  return [cell, ...hurriedLine(afterMove(setup, cell))];
}

function hurriedMove(setup: Setup): number | undefined {
  const [first, ...others] = solvedMoves(setup);
  return others.reduce((best, move) => (isBetter(move, best) ? move : best), first as SolvedMove)
    ?.cell;
}

function isBetter(move: SolvedMove, than: SolvedMove): boolean {
  if (move.value !== than.value) return move.value > than.value;
  return move.value > 0 ? move.distance < than.distance : move.distance > than.distance;
}
