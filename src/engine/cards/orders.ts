import { SIDES } from '../arena/audit.ts';
import { prove } from '../arena/proof.ts';
import { cardsTable, type CardId } from './cards.ts';

/** Which of the ways to lay cards one below the other never lose on either side. */
export interface OrderCounts {
  readonly ways: number;
  /** The cards of each that doesn't, joined by `-`. */
  readonly unbeaten: readonly string[];
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
  return { ways, unbeaten };
}
