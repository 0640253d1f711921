import { emptySetup, stepOfNode, tutorialRequest, type GameTree } from '../../../engine/index.ts';
import { makeAddress } from '../../stepper/search/address.ts';

/** The searches of the three discs: minimax, and alpha-beta in two orders. */
export const SEARCHES_SHOWN = ['minimax', 'inOrder', 'bestFirst'] as const;
export type ShownSearch = (typeof SEARCHES_SHOWN)[number];

/** Milliseconds in which minimax goes round once, at speed 1. */
export const ONE_TURN = 6000;
export const SWEEP_SPEEDS = [1 / 64, 1 / 8, 1, 2] as const;

/** Of one turn: how long the hand is slow, and then gains. */
const [SLOW, GAINING] = [0.2, 0.25];
const SLOWEST = 1 / 50;
const FASTEST = (1 - SLOWEST * (SLOW + GAINING / 2)) / (1 - SLOW - GAINING / 2);

/**
 * The hand's pace where a share of all calls has been made, 1 on an average. It begins slowly, for in the first
 * sliver one sees colours run inwards and the two short searches come to their end.
 */
export function paceAt(share: number): number {
  const gained = Math.max(0, share - SLOW * SLOWEST) * ((FASTEST - SLOWEST) / GAINING);
  return Math.min(FASTEST, Math.sqrt(SLOWEST ** 2 + 2 * gained));
}

/** The page of the tree, with the search of the whole game at the step that makes a call. */
export function callAddress(base: string, tree: GameTree, call: number): string {
  const step = stepOfNode(tree, call);
  return `${base}tree/${makeAddress({ figure: 'tree', step, ...tutorialRequest(emptySetup()) })}`;
}
