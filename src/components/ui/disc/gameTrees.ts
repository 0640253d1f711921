import {
  SMALL_VARIANT,
  alphaBetaCalls,
  bestFirst,
  gameTree,
  inOrder,
  variantOfId,
  type GameTree,
  type Setup,
} from '../../../engine/index.ts';
import { discPixels, paintDisc, type DiscLook } from './discPaint.ts';
import { discRings, discViewOf, type DiscRings } from './discRings.ts';

/** The searches that can be laid over a tree; minimax calls every node. */
const ORDERS = { inOrder, bestFirst };
type OrderName = keyof typeof ORDERS;

let last: { readonly tree: GameTree; readonly of: string } | undefined;

function treeOf(setup: Setup, variant: string = SMALL_VARIANT.id): GameTree {
  const of = JSON.stringify([setup, variant]);
  if (last?.of !== of) last = { tree: gameTree(setup, variantOfId(variant)), of };
  return last.tree;
}

interface PictureQuestion extends Pick<DiscLook, 'inks' | 'called'> {
  readonly setup: Setup;
  readonly variant?: string;
  /** In pixels. */
  readonly side: number;
}

/** What the worker is asked for. It keeps the last tree. */
export const gameTreeHandlers = {
  rings: ({ setup, variant }: { setup: Setup; variant?: string }): DiscRings =>
    discRings(treeOf(setup, variant)),
  /** The nodes that alpha-beta calls, one after another. */
  calls: ({ setup, order }: { setup: Setup; order: OrderName }): Uint32Array =>
    alphaBetaCalls(treeOf(setup), ORDERS[order]),
  /** A disc with what a search has called, one number a pixel. */
  picture: ({ setup, variant, side, ...look }: PictureQuestion): Uint32Array => {
    const rings = discRings(treeOf(setup, variant));
    const into = new Uint32Array(side * side);
    paintDisc(rings, discViewOf(rings, 0), discPixels(side), look, into);
    return into;
  },
};
