import {
  SMALL_VARIANT,
  alphaBetaNodes,
  bestFirst,
  gameTree,
  inOrder,
  variantOfId,
  type GameTree,
  type Setup,
} from '../../../engine/index.ts';

/** The searches that can be laid over a tree; minimax calls every node. */
const ORDERS = { inOrder, bestFirst };
type OrderName = keyof typeof ORDERS;

let last: { readonly tree: GameTree; readonly of: string } | undefined;

function treeOf(setup: Setup, variant = SMALL_VARIANT.id): GameTree {
  const of = JSON.stringify([setup, variant]);
  if (last?.of !== of) last = { tree: gameTree(setup, variantOfId(variant)), of };
  return last.tree;
}

/** What the worker is asked for. It keeps the last tree. */
export const gameTreeHandlers = {
  tree: ({ setup, variant }: { setup: Setup; variant?: string }): GameTree =>
    treeOf(setup, variant),
  /** The nodes that alpha-beta calls, 1 for each. */
  called: ({ setup, order }: { setup: Setup; order: OrderName }): Uint8Array =>
    alphaBetaNodes(treeOf(setup), ORDERS[order]),
};
