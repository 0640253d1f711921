import { expect, it } from 'vitest';
import { lessonRun } from '../../../src/components/lessons/parts/runs.ts';
import { nodeBoxes } from '../../../src/components/stepper/tree/treeDrawing.ts';
import { fitTree } from '../../../src/components/stepper/tree/treeFit.ts';
import { ROW_WIDTH } from '../../../src/components/stepper/tree/treeMoment.ts';
import { TREE_LIMIT, treeView } from '../../../src/components/stepper/tree/treeView.ts';
import { stepCount } from '../../../src/engine/index.ts';

const folding = { unfolded: new Set<number>(), folded: new Set<number>(), limit: TREE_LIMIT };

it.each([
  ['1366 × 768', { width: 1093, height: 407, zoom: 1.25 }],
  ['1280 × 720', { width: 1024, height: 369, zoom: 1.25 }],
])('no board of nine calls vanishes where the figure fills a screen of %s', (_, panel) => {
  const run = lessonRun('nine');
  for (let step = 0; step < stepCount(run.trace); step++) {
    const view = treeView(run, step, folding);
    const boxes = [...nodeBoxes(view, fitTree(view, panel, ROW_WIDTH)).values()];
    expect(boxes.filter(({ look }) => look !== 'board')).toEqual([]);
    // As they are seen.
    expect(Math.min(...boxes.map(({ side }) => side * panel.zoom))).toBeGreaterThanOrEqual(56);
  }
});
