import { other } from '../../core/types.ts';
import { forksOf, linesThreatened, winsOf } from '../../bots/rulesOfThumb.ts';
import { afterMove, type Setup } from '../../game/setup.ts';
import { bestLine } from '../../runs/bestLine.ts';
import { cellKind, type CellTaken } from '../cellKind.ts';
import { wrong, type Level } from '../contract.ts';
import { drawSetup } from '../draw.ts';
import { threatsIn, winsIn } from './findWin.ts';

export type ForkReason =
  | CellTaken
  /** A mark here makes this many threats, fewer than the two that a fork needs. */
  | { readonly code: 'no-fork'; readonly cell: number; readonly threats: number }
  /** It makes two threats, but the other side completes a line first. */
  | { readonly code: 'fork-too-late'; readonly cell: number; readonly threats: number };

/** The most empty cells: with more, the mover has only one mark, and one mark can't make a fork. */
const EMPTY_CELLS = [3, 5] as const;

/**
 * Every cell that makes a winning fork, in ascending order: two threats at once, while the other side has no
 * line to complete.
 */
export function forksIn(setup: Setup): number[] {
  const { cells, toMove } = setup;
  return forksOf(cells, toMove).filter(
    (cell) => winsOf(cells.with(cell, toMove), other(toMove)).length === 0,
  );
}

/** By level: choose between two forks; find the only one; find the only one that also stops a line. */
const ASKS: Record<Level, (forks: number, mustBlock: boolean) => boolean> = {
  1: (forks, mustBlock) => forks > 1 && !mustBlock,
  2: (forks, mustBlock) => forks === 1 && !mustBlock,
  3: (forks, mustBlock) => forks === 1 && mustBlock,
};

/** Which cell makes a fork that wins? Every such cell is right. */
export const fork = cellKind<ForkReason, 'fork'>({
  id: 'fork',
  /** Where a line can be completed, a fork is not what wins. */
  asks: (setup) => winsIn(setup).length === 0 && forksIn(setup).length > 0,
  draw: (rng, level) =>
    drawSetup(
      rng,
      EMPTY_CELLS,
      (setup) =>
        winsIn(setup).length === 0 &&
        ASKS[level](forksIn(setup).length, threatsIn(setup).length > 0),
    ),
  right: forksIn,
  judge(setup, cell) {
    const threats = linesThreatened(setup.cells, cell, setup.toMove).length;
    const code = threats > 1 ? 'fork-too-late' : 'no-fork';
    const moves = [cell, ...bestLine(afterMove(setup, cell)).moves];
    return wrong({ code, cell, threats }, { setup, moves });
  },
});
