import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BitPosition,
  EMPTY,
  MOVE_ORDERS,
  SMALL_VARIANT,
  O,
  SYMMETRIES,
  X,
  cellOrder,
  chosenCell,
  eventAt,
  isLeaf,
  minimax,
  nodeCount,
  other,
  permuted,
  recordSearch,
  rootSearch,
  runSearch,
  startSearch,
  stepCount,
  tutorialRequest,
  type CellContent,
} from '../../../src/engine/index.ts';
import { ALL_SETUPS, emptyCount, requests, setups } from '../arbitraries.ts';
import { naiveFin } from '../naive.ts';
import { setupOf } from '../../setupOf.ts';

const lesson = () => setupOf('O.XX.X.OO');

describe('the nine calls of the lesson', () => {
  const run = recordSearch(tutorialRequest(lesson()));
  const { trace } = run;

  it('are all there are, and end in these ways', () => {
    expect(nodeCount(trace)).toBe(9);
    expect([0, 1, 2, 3, 4, 5, 6, 7, 8].filter((node) => isLeaf(trace, node))).toEqual([
      2, 3, 4, 7, 8,
    ]);
    expect(chosenCell(run)).toBe(4);
    expect(rootSearch(run.request).moves).toEqual([
      { cell: 1, score: -10 },
      { cell: 4, score: 10 },
      { cell: 6, score: -10 },
    ]);
  });

  it('tell their steps in this order', () => {
    const kinds = Array.from({ length: stepCount(trace) }, (_, step) => eventAt(trace, step));
    expect(kinds.slice(0, 16).join(' ')).toBe(
      'call test try call test try call test won back improve try call test won back',
    );
    expect(kinds.at(-1)).toBe('return');
    expect(kinds.filter((kind) => kind === 'call')).toHaveLength(9);
  });
});

/** Minimax by its definition, on plain arrays, with everything once computed kept. */
const known = new Map<string, number>();
function definition(cells: readonly CellContent[], mover: typeof X | typeof O): number {
  const key = cells.join('') + mover;
  const found = known.get(key);
  if (found !== undefined) return found;
  const end = naiveFin(cells);
  const empty = cells.flatMap((content, cell) => (content === EMPTY ? [cell] : []));
  let value = end === X ? 10 : end === O ? -10 : 0;
  if (value === 0 && empty.length > 0) {
    const values = empty.map((cell) => definition(cells.with(cell, mover), other(mover)));
    value = mover === X ? Math.max(...values) : Math.min(...values);
  }
  known.set(key, value);
  return value;
}

describe('minimax', () => {
  it('gives the value of the definition, for both computers', () => {
    for (const setup of ALL_SETUPS.filter((each) => emptyCount(each) <= 6)) {
      const value = definition(setup.cells, setup.toMove);
      const request = tutorialRequest(setup);
      expect(runSearch(request)).toBe(value);
      // In the eyes of the other side a win is a loss; 0 has one sign only.
      expect(runSearch({ ...request, computer: O })).toBe(0 - value);
    }
  });

  it('has a value that no setting and no symmetry changes', () => {
    const symmetry = fc.constantFrom(...SYMMETRIES);
    fc.assert(
      fc.property(requests({ mostEmpty: 7, searches: ['minimax'] }), symmetry, (request, moved) => {
        const { setup, computer } = request;
        const score = runSearch(request);
        expect(score).toBe(runSearch({ ...tutorialRequest(setup), computer }));
        const cells = permuted(setup.cells, moved);
        expect(runSearch({ ...request, setup: { ...setup, cells } })).toBe(score);
      }),
    );
  });

  it('keeps the first or the last of equals, in the order in which they were tried', () => {
    fc.assert(
      fc.property(requests({ mostEmpty: 7, searches: ['minimax'] }), (request) => {
        const { moves } = rootSearch(request);
        const score = runSearch(request);
        const equal = moves.filter((move) => move.score === score);
        const expected = request.ties === 'first' ? equal[0] : equal.at(-1);
        expect(chosenCell(recordSearch(request))).toBe(expected?.cell);
        const order = cellOrder(request.order, SMALL_VARIANT, request.seed);
        const tried = order.filter((cell) => moves.some((move) => move.cell === cell));
        expect(moves.map(({ cell }) => cell)).toEqual(tried);
      }),
    );
  });

  it('leaves the position as it was', () => {
    fc.assert(
      fc.property(setups({ mostEmpty: 6 }), (setup) => {
        const position = new BitPosition(setup);
        minimax(position, setup.toMove, startSearch({ computer: X, ties: 'last' }));
        expect(position.cells()).toEqual(setup.cells);
        expect(position.ply).toBe(0);
      }),
    );
  });
});

describe('the order of the cells', () => {
  it.each([...MOVE_ORDERS])('%s is every cell once', (order) => {
    for (let seed = 0; seed < 50; seed++) {
      const cells = cellOrder(order, SMALL_VARIANT, seed);
      expect(cells.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
      expect(cellOrder(order, SMALL_VARIANT, seed)).toEqual(cells);
    }
  });

  it('centre first goes on with the edges', () => {
    expect(cellOrder('centre-first', SMALL_VARIANT)).toEqual([4, 1, 3, 5, 7, 0, 2, 6, 8]);
  });

  it('at random depends on the seed', () => {
    const orders = Array.from({ length: 50 }, (_, seed) =>
      cellOrder('random', SMALL_VARIANT, seed),
    );
    expect(new Set(orders.map(String)).size).toBeGreaterThan(45);
  });
});
