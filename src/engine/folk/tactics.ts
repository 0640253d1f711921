import { EMPTY, other, type Mark } from '../core/types.ts';
import { BitPosition } from '../game/bitPosition.ts';
import { afterMove, emptyCells, type Setup } from '../game/setup.ts';
import { SMALL_VARIANT } from '../game/variants.ts';
import { solve, solvedMoves } from '../search/solved.ts';

/** What a person looks for on the board, in the words of the guides. */

export function freeCellsIn({ cells }: Setup): number[] {
  return emptyCells(cells);
}

export function isOver(setup: Setup): boolean {
  return new BitPosition(setup).isOver;
}

/** The free cells that complete a line of `mark`: what it threatens. */
export function winningCells({ cells }: Setup, mark: Mark): number[] {
  const found = SMALL_VARIANT.geometry.lines.flatMap((line) => {
    const free = line.filter((cell) => cells[cell] === EMPTY);
    const own = line.filter((cell) => cells[cell] === mark).length;
    return own === 2 ? free : [];
  });
  return [...new Set(found)].sort((a, b) => a - b);
}

/** The cells that must be taken now, or the opponent completes a line. */
export function blocks(setup: Setup): number[] {
  return winningCells(setup, other(setup.toMove));
}

/** The free cells whose mark makes two threats at once. */
export function forkingCells(setup: Setup): number[] {
  return freeCellsIn(setup).filter((cell) => threatsAfter(setup, cell) > 1);
}

/** How many different cells the mover threatens to take once it has taken `cell`. */
export function threatsAfter(setup: Setup, cell: number): number {
  return winningCells(afterMove(setup, cell), setup.toMove).length;
}

/** The result of the position for `mark` with best play: 1 a win, 0 a draw, −1 a loss. */
export function valueFor(setup: Setup, mark: Mark): 1 | 0 | -1 {
  const { value } = solve(setup);
  return setup.toMove === mark || value === 0 ? value : ((0 - value) as 1 | -1);
}

/** The replies that lose, against best play. */
export function losingReplies(setup: Setup): number[] {
  return solvedMoves(setup)
    .filter(({ value }) => value < 0)
    .map(({ cell }) => cell);
}

/** The best moves: of wins the quickest, of draws all, of losses the slowest. */
export function bestCells(setup: Setup): number[] {
  const moves = solvedMoves(setup);
  const value = Math.max(...moves.map((move) => move.value));
  const best = moves.filter((move) => move.value === value);
  if (value === 0) return best.map(({ cell }) => cell);
  const far = best.map(({ distance }) => distance);
  const wanted = value > 0 ? Math.min(...far) : Math.max(...far);
  return best.filter(({ distance }) => distance === wanted).map(({ cell }) => cell);
}
