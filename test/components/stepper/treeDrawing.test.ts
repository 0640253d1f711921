import { describe, expect, it } from 'vitest';
import { stepCount } from '../../../src/engine/index.ts';
import { FIGURES, lessonRun, type FigureId } from '../../../src/components/lessons/parts/runs.ts';
import {
  ROOMY,
  NODE_SIDE,
  cropped,
  framing,
  unitOf,
} from '../../../src/components/stepper/tree/treeDrawing.ts';
import { TREE_LIMIT, treeView } from '../../../src/components/stepper/tree/treeView.ts';

const folding = { unfolded: new Set<number>(), folded: new Set<number>(), limit: TREE_LIMIT };
/** The tree's part of a figure on a phone 390 wide, and beside its text on a wide page. */
const PANELS = [
  { width: 388, height: 340 },
  { width: 443, height: 360 },
];

describe.each(PANELS)('a tree in a panel $width wide', (panel) => {
  it.each(Object.keys(FIGURES) as FigureId[])('keeps the calls that wait in sight: %s', (id) => {
    const run = lessonRun(id);
    const hidden: number[] = [];
    for (let step = 0; step < stepCount(run.trace); step++) {
      const view = treeView(run, step, folding);
      const unit = unitOf(view);
      const frame = cropped(view, framing(view), panel);
      const isHidden = view.nodes.some(
        ({ onPath, x, y }) =>
          onPath &&
          (x * unit.x - NODE_SIDE / 2 < frame.left ||
            x * unit.x + NODE_SIDE / 2 > frame.left + frame.width ||
            y * unit.y - NODE_SIDE / 2 < frame.top ||
            y * unit.y + NODE_SIDE / 2 > frame.top + frame.height),
      );
      if (isHidden) hidden.push(step);
    }
    expect(hidden).toEqual([]);
  });

  it('has room for boards where the last calls of a broad tree are asked', () => {
    const run = lessonRun('cuts');
    const view = treeView(run, stepCount(run.trace) - 4, folding);
    const frame = cropped(view, framing(view), panel);
    expect(panel.width / frame.width).toBeGreaterThanOrEqual(ROOMY - 0.001);
    expect(panel.height / frame.height).toBeGreaterThanOrEqual(ROOMY - 0.001);
  });
});
