import { shuffled, type Rng } from '../core/rng.ts';
import { O, other, X, type CellContent, type Mark } from '../core/types.ts';
import { BitPosition } from '../game/bitPosition.ts';
import { checkSetup, emptySetup, type Setup } from '../game/setup.ts';
import { SMALL_VARIANT } from '../game/variants.ts';

/** One of these, each equally likely. Throws if there are none. */
export function pick<Item>(rng: Rng, items: readonly Item[]): Item {
  if (items.length === 0) throw new RangeError('there is nothing to pick from');
  return items[rng.int(items.length)] as Item;
}

const MARKS: readonly Mark[] = [X, O];

/** X or O, equally likely. */
export function pickMark(rng: Rng): Mark {
  return pick(rng, MARKS);
}

/** How often to try: far more than any level needs, so if it fails, the level asks for the impossible. */
const MOST_TRIES = 100_000;

/**
 * Calls `make` until it gives a value that `accept` accepts; `undefined` is never accepted. Throws if it
 * finds none, because then one of the two functions is wrong.
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

/** A range of numbers: at least, at most. */
export type Span = readonly [least: number, most: number];

/** A whole number from `least` to `most`, both included. */
export function pickBetween(rng: Rng, [least, most]: Span): number {
  return least + rng.int(most - least + 1);
}

/**
 * A random unfinished position that `accept` accepts, with this many empty cells. Either mark may have
 * begun. Throws if it finds none, because then `accept` is wrong.
 */
export function drawSetup(rng: Rng, span: Span, accept: (setup: Setup) => boolean): Setup {
  return drawUntil(
    rng,
    () => randomSetup(rng, pickBetween(rng, span)),
    (setup) => !new BitPosition(setup).isOver && accept(setup),
  );
}

/** Marks placed in turn at random; `undefined` if no game can lead there. */
function randomSetup(rng: Rng, emptyCells: number): Setup | undefined {
  const { cellCount } = SMALL_VARIANT.geometry;
  const order = shuffled(
    Array.from({ length: cellCount }, (_, cell) => cell),
    rng,
  );
  let toMove = pickMark(rng);
  const cells: CellContent[] = [...emptySetup().cells];
  for (const cell of order.slice(0, cellCount - emptyCells)) {
    cells[cell] = toMove;
    toMove = other(toMove);
  }
  const setup = checkSetup(cells, toMove);
  return setup.ok ? setup.value : undefined;
}
