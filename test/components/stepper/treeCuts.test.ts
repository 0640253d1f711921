import { describe, expect, it } from 'vitest';
import { savingsAt } from '../../../src/components/stepper/tree/treeView.ts';
import {
  X,
  eventAt,
  nodeCount,
  recordSearch,
  stepCount,
  tutorialRequest,
  type SearchName,
} from '../../../src/engine/index.ts';
import { setupOf } from '../../setupOf.ts';

function recorded(board: string, search: SearchName) {
  return recordSearch({ ...tutorialRequest(setupOf(board, X)), search });
}

describe.each(['O.XX.X.OO', 'OO..XX...', 'XOXO.....'])('what pruning saves on %s', (board) => {
  const run = recorded(board, 'alphaBeta');
  const last = stepCount(run.trace) - 1;
  const at = (step: number, movedOn = true) => savingsAt({ run, step, movedOn });

  it('grows at a cut, and at no other step, to all that minimax calls besides', () => {
    for (let step = 1; step <= last; step++) {
      const [before, now] = [at(step - 1)?.calls ?? 0, at(step)];
      const isCut = eventAt(run.trace, step) === 'cut';
      expect((now?.calls ?? 0) > before).toBe(isCut);
      expect(now?.isFresh ?? false).toBe(isCut);
      expect(at(step, false)?.isFresh ?? false).toBe(false);
    }
    const { trace } = recorded(board, 'minimax');
    expect(at(last)?.calls ?? 0).toBe(nodeCount(trace) - nodeCount(run.trace));
  });

  it('is counted for no search that tries everything', () => {
    const plain = recorded(board, 'minimax');
    const step = stepCount(plain.trace) - 1;
    expect(savingsAt({ run: plain, step, movedOn: true })).toBeUndefined();
  });
});
