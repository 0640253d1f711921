import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BitPosition,
  O,
  X,
  afterMove,
  bestLine,
  bestMoves,
  chooseCell,
  childrenOf,
  chosenCell,
  fin,
  positionsFrom,
  recordSearch,
  rootSearch,
  runSearch,
} from '../../../src/engine/index.ts';
import { requests } from '../arbitraries.ts';
import { setupOf } from '../../setupOf.ts';

describe('the root of a search', () => {
  it('says the same as its recording, whatever the settings', () => {
    fc.assert(
      fc.property(requests({ mostEmpty: 7 }), (request) => {
        const run = recordSearch(request);
        const { score, cell, calls, moves } = rootSearch(request);
        expect(score).toBe(run.trace.score[0]);
        expect(score).toBe(runSearch(request));
        expect(cell).toBe(chosenCell(run));
        expect(chooseCell(request)).toBe(cell);
        expect(calls).toBe(run.trace.callCount);
        const { setup } = request;
        // The others count plies from their root, or give bounds.
        for (const move of request.search === 'minimax' ? moves : []) {
          expect(move.score).toBe(runSearch({ ...request, setup: afterMove(setup, move.cell) }));
        }
        expect(moves.length).toBe(childrenOf(run.trace, 0).length);
      }),
      { numRuns: 150 },
    );
  });
});

describe('the best line', () => {
  it('of the lesson wins straight away', () => {
    expect(bestMoves(setupOf('O.XX.X.OO'))).toEqual([4]);
    expect(bestLine(setupOf('O.XX.X.OO'))).toEqual({ moves: [4], score: 10 });
  });

  it('ends every game with the result that it promises', () => {
    const positions = positionsFrom().filter((_, at) => at > 200 && at % 11 === 0);
    for (const setup of positions) {
      const { moves, score } = bestLine(setup);
      const end = moves.reduce(afterMove, setup);
      expect(new BitPosition(end).isOver).toBe(true);
      const { result } = fin(end.cells);
      const reached = result === setup.toMove ? 10 : result === X || result === O ? -10 : 0;
      expect(reached).toBe(score);
    }
  });
});
