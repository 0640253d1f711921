import {
  alphaBetaNodes,
  bestFirst,
  gameTree,
  inOrder,
  type GameTree,
  type Setup,
} from '../../../engine/index.ts';

/** The searches that can be laid over a tree; minimax calls every node. */
const ORDERS = { inOrder, bestFirst };
type OrderName = keyof typeof ORDERS;

let last: GameTree | undefined;

function treeOf(setup: Setup): GameTree {
  const isSame =
    last?.setup.toMove === setup.toMove &&
    last.setup.cells.every((content, cell) => content === setup.cells[cell]);
  if (!last || !isSame) last = gameTree(setup);
  return last;
}

/** What the worker is asked for. It keeps the last tree. */
export const gameTreeHandlers = {
  tree: (setup: Setup): GameTree => treeOf(setup),
  /** The nodes that alpha-beta calls, 1 for each. */
  called: ({ setup, order }: { setup: Setup; order: OrderName }): Uint8Array =>
    alphaBetaNodes(treeOf(setup), ORDERS[order]),
};
