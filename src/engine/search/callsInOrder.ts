import { X } from '../core/types.ts';
import { BitPosition } from '../game/bitPosition.ts';
import { emptySetup } from '../game/setup.ts';
import { SMALL_VARIANT } from '../game/variants.ts';
import { alphaBetaFromRoot } from './alphaBeta.ts';
import { searchRoot } from './rootSearch.ts';

/** How many calls alpha-beta makes from the empty board, if it tries the cells in this order wherever they are empty. */
export function callsInOrder(order: readonly number[]): number {
  const position = new BitPosition(emptySetup(), SMALL_VARIANT, order);
  return searchRoot(alphaBetaFromRoot, position, X, { computer: X, ties: 'first' }).calls;
}
