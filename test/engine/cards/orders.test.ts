import { describe, expect, it } from 'vitest';
import kept from '../../../src/data/cards.json' with { type: 'json' };
import { CARDS, RULES_OF_THUMB, countOrders, cardOrders } from '../../../src/engine/index.ts';
import { deep } from '../../deep.ts';

/** On a push every so many, a prime number, so that they end in all ways; a whole deep run takes them all. */
const partOf = <Item>(items: Iterable<Item>, each: number) =>
  [...items].filter((_, at) => at % deep(each, 1) === 0);

const MOST = CARDS.filter((card) => card !== 'any');

describe('the orders of rule cards that never lose', () => {
  it.each([
    ['good', RULES_OF_THUMB, 8, 40_320, 41],
    ['four', MOST, 4, 11_880, 13],
    ['five', MOST, 5, 95_040, 97],
  ] as const)('%s are those that were kept', (name, cards, length, ways, each) => {
    const all = [...cardOrders(cards, length)];
    expect(all).toHaveLength(ways);
    expect(kept[name].ways).toBe(ways);
    const texts = new Set(all.map((order) => order.join('-')));
    expect(texts.size).toBe(ways);
    const lists: readonly string[] = kept[name].unbeaten;
    const part = partOf(all, each);
    const { unbeaten: found } = countOrders(part);
    const named = new Set(part.map((order) => order.join('-')));
    expect(found).toEqual(lists.filter((list) => named.has(list)));
    // Those that hold are few, so they are tried whatever the part.
    expect(countOrders(all.filter((order) => lists.includes(order.join('-')))).unbeaten).toEqual(
      lists,
    );
  });
});
