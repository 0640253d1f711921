import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  BitPosition,
  MOVE_ORDERS,
  O,
  TIE_RULES,
  X,
  childrenOf,
  emptySetup,
  isCutBy,
  nodeCount,
  recordSearch,
  rootSearch,
  treeSize,
  tutorialRequest,
  type SearchRequest,
} from '../../../src/engine/index.ts';
import { cutAt } from '../../../src/components/ui/board/moves.ts';
import { ALL_SETUPS, emptyCount, requests } from '../arbitraries.ts';
import { deep } from '../../deep.ts';

// Many runs: a busy machine may take its time.
vi.setConfig({ testTimeout: 120_000 });

/** Alpha-beta says what minimax says: the value, and the move that it keeps. */
function agree(request: SearchRequest): void {
  const plain = rootSearch({ ...request, search: 'minimax' });
  const cut = rootSearch({ ...request, search: 'alphaBeta' });
  if (cut.score === plain.score && cut.cell === plain.cell && cut.calls <= plain.calls) return;
  // Asked only where something is wrong: an assertion takes longer than a small search.
  expect([cut.score, cut.cell], JSON.stringify(request)).toEqual([plain.score, plain.cell]);
  expect(cut.calls, JSON.stringify(request)).toBeLessThanOrEqual(plain.calls);
}

describe('alpha-beta', () => {
  it(`has minimax’s value and move in ${deep('a fifth of the positions that are nearly empty, and a forty-first of the others', 'every position')}, in every order, by either rule for equals`, () => {
    const open = ALL_SETUPS.filter((setup) => !new BitPosition(setup).isOver);
    const small = open.filter((each) => emptyCount(each) <= 6);
    expect(small.length).toBeGreaterThan(4000);
    for (const setup of small.filter((_, at) => at % deep(41, 1) === 0)) {
      for (const order of MOVE_ORDERS) {
        for (const ties of TIE_RULES) {
          const computer = emptyCount(setup) % 2 === 0 ? X : O;
          agree({ ...tutorialRequest(setup), order, ties, computer, seed: 5 });
        }
      }
    }
    const wide = open.filter((each) => emptyCount(each) > 6);
    for (const setup of wide.filter((_, at) => at % deep(5, 1) === 0)) {
      for (const order of MOVE_ORDERS) {
        agree({ ...tutorialRequest(setup), order, computer: setup.toMove });
      }
    }
  });

  it.each([
    ['ascending', 18_297],
    ['centre-first', 11_758],
  ] as const)('needs, from the empty board, in the order %s, %i calls', (order, calls) => {
    const search = rootSearch({ ...tutorialRequest(emptySetup()), search: 'alphaBeta', order });
    expect(search.calls).toBe(calls);
  });

  it('spares exactly the calls that stand beside its cuts', () => {
    fc.assert(
      fc.property(requests({ mostEmpty: 6, searches: ['alphaBeta'] }), (request) => {
        const run = recordSearch(request);
        let saved = 0;
        for (let node = 0; node < nodeCount(run.trace); node++) {
          if (!isCutBy(run.trace, node)) continue;
          const { cells, calls } = cutAt(run, node);
          expect(cells.length).toBeGreaterThan(0);
          expect(childrenOf(run.trace, node).length).toBeGreaterThan(0);
          saved += calls;
        }
        expect(run.trace.callCount + saved).toBe(treeSize(request.setup));
      }),
    );
  });
});

describe('the size of a tree', () => {
  it('is the number of calls of minimax', () => {
    expect(treeSize(emptySetup())).toBe(549_946);
    for (const setup of ALL_SETUPS.filter((_, at) => at % deep(521, 211) === 0)) {
      expect(treeSize(setup)).toBe(rootSearch(tutorialRequest(setup)).calls);
    }
  });
});
