import { describe, expect, it, test } from 'vitest';
import { wholeTreeClaims } from '../../../src/components/lessons/whole-tree/claims.ts';
import { bestFirstCalls } from '../../../src/components/lessons/whole-tree/facts.ts';
import { NAMED_ORDERS } from '../../../src/components/lessons/whole-tree/order.ts';
import { paceAt } from '../../../src/components/lessons/whole-tree/sweep.ts';
import {
  SYMMETRIES,
  callsInOrder,
  emptySetup,
  rootSearch,
  seededRng,
  shuffled,
  treeSize,
  tutorialRequest,
} from '../../../src/engine/index.ts';
import { isDeep } from '../../deep.ts';

const alphaBeta = (order: 'ascending' | 'centre-first') =>
  rootSearch({ ...tutorialRequest(emptySetup()), search: 'alphaBeta', order }).calls;

function* permutations(cells: readonly number[]): Generator<readonly number[]> {
  if (cells.length === 0) yield [];
  for (const first of cells) {
    for (const rest of permutations(cells.filter((cell) => cell !== first))) yield [first, ...rest];
  }
}
/** Of orders that are the same on a turned board, one. */
function isFirstForm(order: readonly number[]): boolean {
  const text = order.join('');
  return SYMMETRIES.every((turned) => order.map((cell) => turned[cell]).join('') >= text);
}

describe('the calls of alpha-beta in an order of the cells', () => {
  it('are those of the search in the orders that it has', () => {
    expect(callsInOrder(NAMED_ORDERS.given)).toBe(18_297);
    expect(callsInOrder(NAMED_ORDERS.centre)).toBe(11_758);
    expect(callsInOrder(NAMED_ORDERS.given)).toBe(alphaBeta('ascending'));
    expect(callsInOrder(NAMED_ORDERS.centre)).toBe(alphaBeta('centre-first'));
  });

  it('are the same if the board is turned, and in no order fewer than the lesson says', () => {
    const rng = seededRng(1);
    const some = Array.from({ length: 40 }, () => shuffled(NAMED_ORDERS.given, rng));
    const orders = isDeep ? [...permutations(NAMED_ORDERS.given)].filter(isFirstForm) : some;
    for (const order of orders) {
      const calls = callsInOrder(order);
      expect(calls).toBeGreaterThanOrEqual(wholeTreeClaims.goodOrder());
      const turned = SYMMETRIES[rng.int(SYMMETRIES.length)] as readonly number[];
      expect(callsInOrder(order.map((cell) => turned[cell] as number))).toBe(calls);
    }
  }, 900_000);
});

test('the hand of the sweep goes round in one turn, and begins slowly enough to see what returns first', () => {
  let [turns, shortest] = [0, 0];
  for (let made = 0; made < 1; made += paceAt(made) / 10_000) {
    turns += 1 / 10_000;
    if (made < bestFirstCalls() / treeSize(emptySetup())) shortest = turns;
  }
  expect(turns).toBeCloseTo(1, 1);
  expect(shortest).toBeCloseTo(0.1, 1);
  expect(paceAt(0)).toBe(1 / 50);
});
