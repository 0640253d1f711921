import { other } from '../../core/types.ts';
import { afterMove, type Setup } from '../../game/setup.ts';
import { solve, solvedMoves } from '../../search/solved.ts';
import { cellKind, type CellTaken } from '../cellKind.ts';
import { wrong, type Level } from '../contract.ts';
import { drawSetup, type Span } from '../draw.ts';
import { lineAfter } from '../hurriedLine.ts';
import { threatsIn, winsIn } from './findWin.ts';
import { forksIn } from './fork.ts';

export type StopForkReason =
  | CellTaken
  /** The other side makes a fork on `fork` next, in time to win. */
  | { readonly code: 'leaves-fork'; readonly cell: number; readonly fork: number }
  /** For the mover it leads to `value`, and another cell to `best`: 1 a win, 0 a draw, −1 a loss. */
  | {
      readonly code: 'worse-move';
      readonly cell: number;
      readonly value: 1 | 0 | -1;
      readonly best: 1 | 0 | -1;
    };

/** The cells on which the other side would make a fork in time if it were to move. */
export function forksAhead({ cells, toMove }: Setup): number[] {
  return forksIn({ cells, toMove: other(toMove) });
}

/** Where the other side can make a fork in time after a mark on `cell`; nowhere if the game is won. */
function forksAfter(setup: Setup, cell: number): number[] {
  return winsIn(setup).includes(cell) ? [] : forksIn(afterMove(setup, cell));
}

/**
 * Every cell that leaves the other side no fork in time and is as good as the best move against best play,
 * in ascending order.
 */
export function forkStoppers(setup: Setup): number[] {
  const { value } = solve(setup);
  return solvedMoves(setup)
    .filter((move) => move.value === value && forksAfter(setup, move.cell).length === 0)
    .map(({ cell }) => cell);
}

/** Whether taking the fork's own cell is wrong, so that only a threat that must be answered stops it. */
export function isForkTrap(setup: Setup): boolean {
  const right = forkStoppers(setup);
  return forksAhead(setup).some((cell) => !right.includes(cell));
}

/** By level: few empty cells; more of them; taking the fork's own cell, the hasty answer, may lose. */
const ASKS: Record<Level, { readonly emptyCells: Span; readonly trap: boolean }> = {
  1: { emptyCells: [4, 5], trap: false },
  2: { emptyCells: [6, 6], trap: false },
  3: { emptyCells: [4, 6], trap: true },
};

/** Which cell stops the fork? Every cell of `forkStoppers` is right. */
export const stopFork = cellKind<StopForkReason, 'stop-fork'>({
  id: 'stop-fork',
  asks: (setup) =>
    forksAhead(setup).length > 0 && solve(setup).value >= 0 && forkStoppers(setup).length > 0,
  /** No line to complete or to stop, a draw to be held, and some cell that loses it. */
  draw(rng, level) {
    const { emptyCells, trap } = ASKS[level];
    return drawSetup(
      rng,
      emptyCells,
      (setup) =>
        winsIn(setup).length + threatsIn(setup).length === 0 &&
        forksAhead(setup).length > 0 &&
        solve(setup).value === 0 &&
        isForkTrap(setup) === trap &&
        solvedMoves(setup).some(({ value }) => value < 0),
    );
  },
  right: forkStoppers,
  judge(setup, cell) {
    const [fork] = forksAfter(setup, cell);
    if (fork !== undefined) {
      const moves = [cell, ...lineAfter(afterMove(setup, cell), fork)];
      return wrong({ code: 'leaves-fork', cell, fork }, { setup, moves });
    }
    const value = solvedMoves(setup).find((move) => move.cell === cell)?.value ?? 0;
    const best = solve(setup).value;
    return wrong(
      { code: 'worse-move', cell, value, best },
      { setup, moves: lineAfter(setup, cell) },
    );
  },
});
