import { emptySetup, stepOfNode, tutorialRequest, type GameTree } from '../../../engine/index.ts';
import { makeAddress } from '../../stepper/search/address.ts';

/** The searches of the three discs: minimax, and alpha-beta in two orders. */
export const SEARCHES_SHOWN = ['minimax', 'inOrder', 'bestFirst'] as const;
export type ShownSearch = (typeof SEARCHES_SHOWN)[number];

/** Milliseconds in which minimax goes round once, at speed 1. */
export const ONE_TURN = 6000;
export const SWEEP_SPEEDS = [1 / 64, 1 / 8, 1, 2] as const;

/** The page of the tree, with the search of the whole game at the step that makes a call. */
export function callAddress(base: string, tree: GameTree, call: number): string {
  const step = stepOfNode(tree, call);
  return `${base}tree/${makeAddress({ figure: 'tree', step, ...tutorialRequest(emptySetup()) })}`;
}
