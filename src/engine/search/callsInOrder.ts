import { X } from '../core/types.ts';
import { BitPosition } from '../game/bitPosition.ts';
import { emptySetup } from '../game/setup.ts';
import { SMALL_VARIANT } from '../game/variants.ts';
import { alphaBetaFromRoot } from './alphaBeta.ts';
import { searchRoot } from './rootSearch.ts';

/** Alpha-beta from the empty board, if it tries the cells in this order wherever they are empty. */
function searchInOrder(order: readonly number[]) {
  const position = new BitPosition(emptySetup(), SMALL_VARIANT, order);
  return searchRoot(alphaBetaFromRoot, position, X, { computer: X, ties: 'first' });
}

/** How many calls it makes. */
export const callsInOrder = (order: readonly number[]): number => searchInOrder(order).calls;

/** Which score it returns. */
export const scoreInOrder = (order: readonly number[]): number => searchInOrder(order).score;
