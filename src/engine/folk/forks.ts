import { O, X, other, type Mark } from '../core/types.ts';
import { BitPosition } from '../game/bitPosition.ts';
import { afterMove, emptySetup, type Setup } from '../game/setup.ts';
import type { Permutation } from '../game/symmetry.ts';
import type { FolkClaim } from './claim.ts';
import { positionAfter } from './guides.ts';
import { winning } from './plans.ts';
import { blocks, freeCellsIn, isOver, winningCells } from './tactics.ts';

/** The claim about forks: 20. */

/**
 * What a player who blocks may do: complete a line; or stop one, if one must be stopped; or else any move at
 * all, however foolish.
 */
function blockerMoves(setup: Setup): number[] {
  const now = winningCells(setup, setup.toMove);
  if (now.length > 0) return now;
  const must = blocks(setup);
  return must.length > 0 ? must : freeCellsIn(setup);
}

/** Every position of the games in which `blocker` blocks and the other side plays anything. */
function positionsAgainst(blocker: Mark): Setup[] {
  const found = new Map<string, Setup>([['', emptySetup()]]);
  for (const setup of found.values()) {
    if (isOver(setup)) continue;
    const cells = setup.toMove === blocker ? blockerMoves(setup) : freeCellsIn(setup);
    for (const cell of cells) {
      const next = afterMove(setup, cell);
      found.set(next.cells.join(''), next);
    }
  }
  return [...found.values()];
}

/** How often a player who blocks is beaten, and how often there was a fork before. */
export interface BlockerLosses {
  /** Positions in which the blocker is to move, and after some move of its own is beaten at once. */
  readonly beaten: number;
  /** Those of them in which the other side has two different cells that complete a line. */
  readonly forked: number;
}

/** Every way to beat a player who blocks, as the positions before its last move. */
export function lossesOfBlocker(blocker: Mark): BlockerLosses {
  const before = positionsAgainst(blocker).filter((setup) => {
    if (isOver(setup) || setup.toMove !== blocker) return false;
    return blockerMoves(setup).some((cell) => isBeatenAfter(setup, cell));
  });
  const forked = before.filter((setup) => winningCells(setup, other(blocker)).length > 1);
  return { beaten: before.length, forked: forked.length };
}

/** Whether the opponent can complete a line after this move. */
function isBeatenAfter(setup: Setup, cell: number): boolean {
  const after = afterMove(setup, cell);
  if (new BitPosition(after).isOver) return false;
  return winningCells(after, after.toMove).length > 0;
}

/**
 * 20. Making two unfinished lines at once (a fork) is the only way to beat a player who blocks. Two
 * lines that lack the same cell are no fork: one mark stops both.
 */
export function onlyForks(symmetry: Permutation): FolkClaim {
  const cases = [X, O].map((blocker) => {
    const { beaten, forked } = lossesOfBlocker(blocker);
    return { name: blocker === X ? 'X' : 'O', holds: beaten > 0 && beaten === forked };
  });
  return {
    id: 20,
    parts: [{ name: 'forks', cases }],
    proofs: [winning('fork', positionAfter('X1 O2', symmetry))],
    drill: { start: positionAfter('X1 O4', symmetry), person: X, goal: 'win' },
  };
}
