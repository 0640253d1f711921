import { describe, expect, it } from 'vitest';
import { lessonRun } from '../../../src/components/lessons/parts/runs.ts';
import { factsAt } from '../../../src/components/stepper/search/facts.ts';
import { changeOfMind, undecidedAt } from '../../../src/components/stepper/tree/treeDrawing.ts';
import { TREE_LIMIT, treeView } from '../../../src/components/stepper/tree/treeView.ts';
import { nodeCount, stepCount } from '../../../src/engine/index.ts';

describe('a change of mind', () => {
  const run = lessonRun('nine');
  const steps = Array.from({ length: stepCount(run.trace) }, (_, step) => step);
  const changes = steps.flatMap((step) => {
    const change = changeOfMind(factsAt(run, step));
    return change ? [{ step, ...change }] : [];
  });

  it('holds what has come against the best so far, and is made at the step after', () => {
    expect(changes.length).toBeGreaterThan(3);
    for (const { step, best, score, isKept, isMade, child } of changes) {
      expect(run.trace.score[child]).toBe(score);
      if (!isMade) continue;
      expect(isKept).toBe(true);
      expect(best).not.toBe(score);
      const before = changes.find((each) => each.step === step - 1);
      expect(before).toMatchObject({ best, score, isKept: true, isMade: false, child });
    }
    expect(changes.filter(({ isMade }) => isMade).length).toBeGreaterThan(0);
    expect(changes.filter(({ isKept }) => !isKept).length).toBeGreaterThan(0);
  });
});

const folding = { unfolded: new Set<number>(), folded: new Set<number>(), limit: TREE_LIMIT };

describe('an undecided score', () => {
  it.each(['nine', 'limit', 'cuts'] as const)(
    'is one that may be kept: no other that is not kept ever will be, in %s',
    (name) => {
      const run = lessonRun(name);
      const passedOver = new Set<number>();
      let undecided = 0;
      for (let step = 0; step < stepCount(run.trace); step++) {
        const call = undecidedAt(factsAt(run, step));
        for (const { node, score, parent, isBest } of treeView(run, step, folding).nodes) {
          if (score === undefined || parent === undefined) continue;
          if (isBest) expect(passedOver, `step ${step}`).not.toContain(node);
          else if (node + 1 !== call) passedOver.add(node);
          else undecided++;
        }
        // A score that has not come is none to decide on.
        if (call) expect(run.trace.score[call - 1], `step ${step}`).toBeDefined();
      }
      expect(undecided).toBeGreaterThan(nodeCount(run.trace));
    },
  );
});
