import { tutorialRequest, type GameTree, type Setup } from '../../../engine/index.ts';
import { makeAddress } from '../../stepper/search/address.ts';

/** The searches of the three discs: minimax, and alpha-beta in two orders. */
export const SEARCHES_SHOWN = ['minimax', 'inOrder', 'bestFirst'] as const;
export type ShownSearch = (typeof SEARCHES_SHOWN)[number];

/** How many nodes of a subtree a search has called; without a list all of them. */
export function callsIn({ size }: GameTree, called: Uint8Array | undefined, node: number): number {
  const nodes = size[node] as number;
  if (!called) return nodes;
  return called.subarray(node, node + nodes).reduce((sum, each) => sum + each, 0);
}

/** The page of the tree, with the search from a position. */
export function treeAddress(base: string, setup: Setup): string {
  return `${base}tree/${makeAddress({ figure: 'tree', ...tutorialRequest(setup) })}`;
}
