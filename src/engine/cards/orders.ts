import { SIDES } from '../arena/audit.ts';
import { prove } from '../arena/proof.ts';
import { cardsTable, type CardId } from './cards.ts';

/** How many of the ways to lay cards one below the other never lose. */
export interface OrderCounts {
  readonly ways: number;
  /** Those that never lose on either side. */
  readonly unbeaten: number;
  /** The cards of each of them, joined by `-`. */
  readonly lists: readonly string[];
}

/** Every way to lay `length` of these cards, in the order of the cards. */
export function* cardOrders(
  cards: readonly CardId[],
  length: number,
): Generator<readonly CardId[], void> {
  if (length === 0) yield [];
  else {
    for (const card of cards) {
      const others = cards.filter((each) => each !== card);
      for (const rest of cardOrders(others, length - 1)) yield [card, ...rest];
    }
  }
}

/** Audits lists of cards on both sides. */
export function countOrders(lists: Iterable<readonly CardId[]>): OrderCounts {
  let ways = 0;
  const unbeaten: string[] = [];
  for (const cards of lists) {
    const table = cardsTable(cards);
    ways++;
    if (SIDES.every((plays) => prove(table, plays).worst !== 'loss'))
      unbeaten.push(cards.join('-'));
  }
  return { ways, unbeaten: unbeaten.length, lists: unbeaten };
}
