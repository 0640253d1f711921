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
  const at = (step: number) => savingsAt({ run, step }) ?? 0;

  it('grows at a cut, and at no other step, to all that minimax calls besides', () => {
    for (let step = 1; step <= last; step++) {
      expect(at(step) > at(step - 1)).toBe(eventAt(run.trace, step) === 'cut');
    }
    const plain = recorded(board, 'minimax');
    expect(at(last)).toBe(nodeCount(plain.trace) - nodeCount(run.trace));
    expect(savingsAt({ run: plain, step: last })).toBeUndefined();
  });
});
