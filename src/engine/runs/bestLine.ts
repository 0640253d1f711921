import type { Score } from '../core/types.ts';
import { BitPosition } from '../game/bitPosition.ts';
import { afterMove, type Setup } from '../game/setup.ts';
import { tutorialRequest } from './request.ts';
import { rootSearch } from './searches.ts';

/** How a game continues with best play from both sides. */
export interface BestLine {
  readonly moves: readonly number[];
  /** The result for the side that moves first in this line: +10, 0 or −10. */
  readonly score: Score;
}

/** Every best move of the side to move, in ascending order; empty if the game is over. */
export function bestMoves(setup: Setup): number[] {
  const { moves, score } = ownSearch(setup);
  return moves.filter((move) => move.score === score).map(({ cell }) => cell);
}

/**
 * The game from `setup` to its end, with a best move at each turn. Of several equally good moves, one that
 * ends the game at once comes first, so that no line looks longer than necessary; then the lowest cell.
 */
export function bestLine(setup: Setup): BestLine {
  const { score } = ownSearch(setup);
  const moves: number[] = [];
  let at = setup;
  for (;;) {
    const here = at;
    const best = bestMoves(here);
    const cell = best.find((each) => isOver(afterMove(here, each))) ?? best[0];
    if (cell === undefined) return { moves, score };
    moves.push(cell);
    at = afterMove(here, cell);
  }
}

/** A search in which the side to move is the computer. */
function ownSearch(setup: Setup) {
  return rootSearch({ ...tutorialRequest(setup), computer: setup.toMove });
}

function isOver(setup: Setup): boolean {
  return new BitPosition(setup).isOver;
}
