import { describe, expect, it } from 'vitest';
import { savingsAt, treeView } from '../../../src/components/stepper/tree/treeView.ts';
import {
  X,
  eventAt,
  nodeCount,
  readSetup,
  recordSearch,
  stepCount,
  tutorialRequest,
  type SearchName,
} from '../../../src/engine/index.ts';

function recorded(board: string, search: SearchName) {
  const setup = readSetup(board, X);
  if (!setup.ok) throw new Error(setup.problem.code);
  return recordSearch({ ...tutorialRequest(setup.value), search });
}
const FOLDING = { unfolded: new Set<number>(), folded: new Set<number>(), limit: 150 };

describe.each(['O.XX.X.OO', 'OO..XX...', 'XOXO.....'])('what pruning saves on %s', (board) => {
  const run = recorded(board, 'alphaBeta');
  const last = stepCount(run.trace) - 1;
  const at = (step: number, movedOn = true) => {
    const view = treeView(run, step, FOLDING);
    const labels = view.cuts.map(({ parent: of, x, y }) => {
      return { kind: 'cut', of, lines: [''], x, y, width: 20, height: 15 } as const;
    });
    return savingsAt({ run, step, movedOn }, view, labels);
  };

  it('is in the end what minimax needs more', () => {
    const more = nodeCount(recorded(board, 'minimax').trace) - nodeCount(run.trace);
    expect(at(last)?.calls ?? 0).toBe(more);
  });

  it('grows at a cut, by the number that is written there, and at no other step', () => {
    for (let step = 1; step <= last; step++) {
      const [before, now] = [at(step - 1)?.calls ?? 0, at(step)];
      const isCut = eventAt(run.trace, step) === 'cut';
      expect(now?.fresh?.calls ?? 0).toBe((now?.calls ?? 0) - before);
      expect(now?.fresh !== undefined).toBe(isCut);
      expect(at(step, false)?.fresh).toBeUndefined();
    }
  });

  it('is counted for no search that tries everything', () => {
    const plain = recorded(board, 'minimax');
    const step = stepCount(plain.trace) - 1;
    const view = treeView(plain, step, FOLDING);
    expect(savingsAt({ run: plain, step, movedOn: true }, view, [])).toBeUndefined();
  });
});
