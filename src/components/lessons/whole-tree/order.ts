import { SMALL_VARIANT, cellOrder } from '../../../engine/index.ts';

/** Orders in which alpha-beta may try the cells, by name; that of the rules of thumb is centre, corners, edges. */
export const NAMED_ORDERS = {
  given: cellOrder('ascending', SMALL_VARIANT),
  centre: cellOrder('centre-first', SMALL_VARIANT),
  thumb: [4, 0, 2, 6, 8, 1, 3, 5, 7],
} as const satisfies Record<string, readonly number[]>;
export type NamedOrder = keyof typeof NAMED_ORDERS;

/** Found by trying all orders: none makes more calls. */
export const WORST_ORDER = [1, 7, 3, 5, 2, 0, 6, 8, 4] as const;

/** The same cells, with the one at place `from` at place `to` and the others moved up. */
export function movedTo(order: readonly number[], from: number, to: number): number[] {
  const others = order.filter((_, at) => at !== from);
  const place = Math.max(0, Math.min(to, others.length));
  return [...others.slice(0, place), order[from] as number, ...others.slice(place)];
}
