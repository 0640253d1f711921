import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  EMPTY,
  FARTHEST,
  LONGEST_SIDE,
  O,
  SparseBoard,
  X,
  boardOfSheet,
  hasCell,
  isSize,
  turnAfter,
  type Box,
  type Stone,
} from '../../../../src/engine/index.ts';

/** Numbers as marks need them: near to each other, at the seams of chunks, and at the ends of the world. */
const coordinate = fc.oneof(
  fc.integer({ min: -40, max: 40 }),
  fc.constantFrom(-FARTHEST, -FARTHEST + 1, FARTHEST - 1, FARTHEST, -17, -16, -1, 0, 15, 16),
  fc.integer({ min: -FARTHEST, max: FARTHEST }),
);
const stone: fc.Arbitrary<Stone> = fc.record({
  x: coordinate,
  y: coordinate,
  mark: fc.constantFrom(X, O),
});
const nameOf = ({ x, y }: { x: number; y: number }) => `${x},${y}`;
const stones = fc.uniqueArray(stone, { selector: nameOf, maxLength: 60 });
const asText = (some: Iterable<Stone>) =>
  [...some].map((each) => `${nameOf(each)} ${each.mark}`).toSorted();

function boxOf(some: readonly Stone[]): Box | undefined {
  if (some.length === 0) return undefined;
  const [xs, ys] = [some.map(({ x }) => x), some.map(({ y }) => y)];
  return {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  };
}

describe('a sparse board', () => {
  it('remembers what a list of marks does, when some are taken away again', () => {
    fc.assert(
      fc.property(stones, fc.array(fc.boolean(), { maxLength: 60 }), (all, gone) => {
        const board = new SparseBoard(undefined, all);
        const left = all.filter((_, at) => !gone[at]);
        for (const [at, { x, y }] of all.entries()) if (gone[at]) board.remove(x, y);
        expect(asText(board.stones())).toEqual(asText(left));
        expect(board.count).toBe(left.length);
        expect(board.box()).toEqual(boxOf(left));
        for (const [at, { x, y, mark }] of all.entries()) {
          expect(board.at(x, y)).toBe(gone[at] ? EMPTY : mark);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('tells the marks in a box', () => {
    fc.assert(
      fc.property(
        stones,
        coordinate,
        coordinate,
        fc.nat(70),
        fc.nat(70),
        (all, left, top, w, h) => {
          const box = { left, top, right: left + w, bottom: top + h };
          const inside = all.filter(
            ({ x, y }) => x >= left && x <= box.right && y >= top && y <= box.bottom,
          );
          expect(asText(new SparseBoard(undefined, all).stonesIn(box))).toEqual(asText(inside));
        },
      ),
      { numRuns: 300 },
    );
  });

  it('lets go of chunks that have become empty', () => {
    const board = new SparseBoard();
    for (let at = -500; at < 500; at++) board.place(at * 1_000_000, -at * 1_000, X);
    expect(board['chunks'].size).toBe(1000);
    for (let at = -500; at < 500; at++) board.remove(at * 1_000_000, -at * 1_000);
    expect(board['chunks'].size).toBe(0);
    expect([...board.stones()]).toEqual([]);
  });

  it('refuses a cell that is taken, one that is none, and to take away nothing', () => {
    const board = new SparseBoard({ width: 3, height: 2 }, [{ x: 2, y: 1, mark: X }]);
    expect(() => board.place(2, 1, O)).toThrow('taken');
    expect(() => board.remove(0, 0)).toThrow('empty');
    for (const [x, y] of [
      [3, 0],
      [0, 2],
      [-1, 0],
      [0.5, 0],
      [NaN, 0],
    ] as const) {
      expect(() => board.place(x, y, X)).toThrow('no cell');
    }
    const free = new SparseBoard();
    expect(() => free.place(FARTHEST + 1, 0, X)).toThrow('no cell');
    expect(() => free.place(0, Infinity, X)).toThrow('no cell');
    expect([board.count, free.count]).toEqual([1, 0]);
  });

  it('can be looked at a little beyond its last cell', () => {
    const board = new SparseBoard(undefined, [{ x: FARTHEST, y: -FARTHEST, mark: O }]);
    for (let step = 1; step <= 6; step++) {
      expect(board.at(FARTHEST + step, -FARTHEST - step)).toBe(EMPTY);
      expect(board.at(-FARTHEST - step, FARTHEST + step)).toBe(EMPTY);
    }
    expect(hasCell(undefined, FARTHEST, -FARTHEST)).toBe(true);
    expect(hasCell(undefined, FARTHEST + 1, 0)).toBe(false);
  });
});

describe('sheets and sizes', () => {
  it('are boards as data', () => {
    const size = { width: 4, height: 4 };
    const placed: Stone[] = [
      { x: 1, y: 1, mark: X },
      { x: 2, y: 1, mark: X },
    ];
    expect(asText(boardOfSheet({ size, stones: placed }).stones())).toEqual(asText(placed));
    expect(boardOfSheet({ stones: [] }).size).toBeUndefined();
    expect([turnAfter([]), turnAfter(placed), turnAfter([{ x: 0, y: 0, mark: O }])]).toEqual([
      X,
      O,
      X,
    ]);
  });

  it('have whole sides from 1 on', () => {
    const sides = [1, 19, LONGEST_SIDE];
    for (const width of sides) expect(isSize({ width, height: 1 })).toBe(true);
    for (const width of [0, -1, 1.5, NaN, LONGEST_SIDE + 1]) {
      expect(isSize({ width, height: 5 })).toBe(false);
      expect(isSize({ width: 5, height: width })).toBe(false);
    }
  });
});
