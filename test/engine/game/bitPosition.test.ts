import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BitPosition,
  EMPTY,
  NOBODY,
  NO_CELL,
  O,
  X,
  emptySetup,
  mnkVariant,
  other,
  type CellContent,
  type Mark,
  type Variant,
} from '../../../src/engine/index.ts';

/** Boards of every size that two integers hold. */
const VARIANTS = [
  mnkVariant(3, 3, 3),
  mnkVariant(4, 4, 4),
  mnkVariant(5, 5, 4),
  mnkVariant(6, 5, 3),
  mnkVariant(31, 1, 5),
];

/** Somebody's line, looked for cell by cell. */
function naiveWinner(cells: readonly CellContent[], { geometry }: Variant): Mark | 0 {
  const owns = (mark: Mark) =>
    geometry.lines.some((line) => line.every((cell) => cells[cell] === mark));
  return owns(X) ? X : owns(O) ? O : NOBODY;
}

describe('a bit position', () => {
  it('played and undone at random is the same as one set up from scratch', () => {
    const steps = fc.array(fc.option(fc.nat(30), { freq: 3 }), { maxLength: 80 });
    fc.assert(
      fc.property(
        fc.constantFrom(...VARIANTS),
        fc.constantFrom(X, O),
        steps,
        (variant, first, all) => {
          const position = new BitPosition(emptySetup(first, variant), variant);
          const cells: CellContent[] = [...emptySetup(first, variant).cells];
          const played: number[] = [];
          for (const step of all) {
            if (step === null) {
              const last = played.pop();
              if (last === undefined) continue;
              position.undo(last);
              cells[last] = EMPTY;
            } else {
              const cell = step % cells.length;
              if (!position.isEmpty(cell) || position.isOver) continue;
              cells[cell] = position.toMove;
              position.play(cell, position.toMove);
              played.push(cell);
            }
            const toMove = played.length % 2 === 0 ? first : other(first);
            const fresh = new BitPosition({ cells, toMove }, variant);
            expect(position.cells()).toEqual(cells);
            expect(fresh.cells()).toEqual(cells);
            expect(position.toMove).toBe(toMove);
            expect(position.ply).toBe(played.length);
            expect(position.isFull).toBe(!cells.includes(EMPTY));
            expect(position.winner).toBe(naiveWinner(cells, variant));
            expect(fresh.winner).toBe(position.winner);
            expect(fresh.isOver).toBe(position.isOver);
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  it('gives its empty cells in the order that it was made with', () => {
    const orders = fc.constantFrom(...VARIANTS).chain((variant) => {
      const cells = Array.from({ length: variant.geometry.cellCount }, (_, cell) => cell);
      const all = { minLength: cells.length, maxLength: cells.length };
      return fc.tuple(fc.constant(variant), fc.shuffledSubarray(cells, all), fc.subarray(cells));
    });
    fc.assert(
      fc.property(orders, ([variant, order, taken]) => {
        const position = new BitPosition(undefined, variant, order);
        for (const cell of taken) position.play(cell, position.toMove);
        const found: number[] = [];
        for (let at = position.firstEmpty(); at !== NO_CELL; at = position.emptyAfter(at)) {
          found.push(at);
        }
        expect(found).toEqual(order.filter((cell) => !taken.includes(cell)));
        expect(position.winner).toBe(naiveWinner(position.cells(), variant));
      }),
    );
  });

  it('does not fit a board of more than 31 cells', () => {
    expect(() => new BitPosition(undefined, mnkVariant(8, 4, 4))).toThrow('31');
  });
});
