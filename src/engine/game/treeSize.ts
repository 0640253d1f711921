import { BitPosition } from './bitPosition.ts';
import { afterMove, emptyCells, type Setup } from './setup.ts';

/** Sizes of trees by contents and mover: many games lead through the same board. */
const known = new Map<string, number>();

/**
 * How many calls plain minimax makes for a position of nine cells, the first included: the nodes of
 * its tree of games. Counted once a position and not by walking, so that it can be asked at any time.
 */
export function treeSize(setup: Setup): number {
  const key = setup.cells.join('') + setup.toMove;
  const found = known.get(key);
  if (found !== undefined) return found;
  const tried = new BitPosition(setup).isOver ? [] : emptyCells(setup.cells);
  const size = tried.reduce((sum, cell) => sum + treeSize(afterMove(setup, cell)), 1);
  known.set(key, size);
  return size;
}
