import { shuffled, type Rng } from '../core/rng.ts';
import { other, type CellContent } from '../core/types.ts';
import { BitPosition } from '../game/bitPosition.ts';
import { checkSetup, emptySetup, type Setup } from '../game/setup.ts';
import { SMALL_VARIANT } from '../game/variants.ts';
import { drawUntil, pickBetween, pickMark, type Span } from './pick.ts';

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
