import type { Rng } from '../core/rng.ts';
import { O, X, type Mark } from '../core/types.ts';

/** One of these, each as likely as any other; there has to be one. */
export function pick<Item>(rng: Rng, items: readonly Item[]): Item {
  if (items.length === 0) throw new RangeError('there is nothing to pick from');
  return items[rng.int(items.length)] as Item;
}

const MARKS: readonly Mark[] = [X, O];

/** X or O, each as likely. */
export function pickMark(rng: Rng): Mark {
  return pick(rng, MARKS);
}

/** Far more than any level needs; if they do not do, the level asks for the impossible. */
const MOST_TRIES = 100_000;

/**
 * The first that `make` draws and `accept` takes; `undefined` is taken never. Throws if nothing is found:
 * then one of the two is wrong.
 */
export function drawUntil<Item>(
  rng: Rng,
  make: (rng: Rng) => Item | undefined,
  accept: (item: Item) => boolean = () => true,
): Item {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const item = make(rng);
    if (item !== undefined && accept(item)) return item;
  }
  throw new Error('nothing that was drawn is as this level wants it');
}

/** Of a number: at least, at most. */
export type Span = readonly [least: number, most: number];

/** A whole number from `least` to `most`, both included. */
export function pickBetween(rng: Rng, [least, most]: Span): number {
  return least + rng.int(most - least + 1);
}
