import {
  BitPosition,
  afterMove,
  markName,
  type Refutation,
  type Setup,
} from '../../engine/index.ts';
import { boardOfSetup } from '../view/boardView.ts';
import type { Placed } from '../view/moves.ts';
import type { BoardView } from '../view/types.ts';

/** The position after the first `count` moves of a refutation. */
function setupAfter({ setup, moves }: Refutation, count: number): Setup {
  return moves.slice(0, count).reduce(afterMove, setup);
}

/** The board after the first `count` moves, the last of them highlighted. */
export function boardAfter(refutation: Refutation, count: number): BoardView {
  const view = boardOfSetup(setupAfter(refutation, count));
  const last = count > 0 ? refutation.moves[count - 1] : undefined;
  return { ...view, cells: view.cells.map((each) => ({ ...each, isLast: each.cell === last })) };
}

/** The move that leads to `count`, and whether it ends the game; `undefined` at the start. */
export function moveAt(
  refutation: Refutation,
  count: number,
): { readonly move: Placed; readonly over: boolean } | undefined {
  const cell = refutation.moves[count - 1];
  if (cell === undefined) return undefined;
  const mark = markName(setupAfter(refutation, count - 1).toMove);
  const over = new BitPosition(setupAfter(refutation, count)).isOver;
  return { move: { mark, cell }, over };
}

/** The seed of the next exercise: any 32 bits, and for the same one always the same. */
export function nextSeed(seed: number): number {
  // A full cycle through all seeds (Knuth's line of constants, as in Numerical Recipes).
  return (Math.imul(seed, 1664525) + 1013904223) >>> 0;
}
