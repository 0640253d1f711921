import { describe, expect, it } from 'vitest';
import { lessonRun } from '../../../src/components/lessons/parts/runs.ts';
import { areasOf, overlap, treeLabels } from '../../../src/components/stepper/tree/treeLabels.ts';
import { nodeBoxes } from '../../../src/components/stepper/tree/treeDrawing.ts';
import { fitTree, fitScreen, shownBy } from '../../../src/components/stepper/tree/treeFit.ts';
import { ROW_WIDTH, rowWords } from '../../../src/components/stepper/tree/treeMoment.ts';
import { TREE_LIMIT, treeView } from '../../../src/components/stepper/tree/treeView.ts';
import { stepCount, type SearchRun } from '../../../src/engine/index.ts';

const folding = { unfolded: new Set<number>(), folded: new Set<number>(), limit: TREE_LIMIT };
/** The stage of a figure that fills a screen, and the letters that are read from the last row. */
const STAGES = [
  { panel: { width: 942, height: 384, zoom: 1.45 }, letters: 24 },
  { panel: { width: 1129, height: 439, zoom: 1.7 }, letters: 30 },
];

function drawn(run: SearchRun, step: number, panel: (typeof STAGES)[number]['panel']) {
  const view = treeView(run, step, folding);
  const fit = fitScreen(view, panel, ROW_WIDTH);
  const boxes = nodeBoxes(view, fit);
  const labels = treeLabels(view, fit, boxes, {
    number: String,
    spared: (calls) => `${calls} saved`,
    bounds: () => [],
    row: (depth) => rowWords(run, view, depth),
    note: undefined,
  });
  return { view, fit, boxes, labels };
}

describe.each(STAGES)('a tree that fills a stage of $panel.width × $panel.height', (stage) => {
  const { panel, letters } = stage;

  it('has large letters, boards of about the same size, and nothing on anything', () => {
    const run = lessonRun('nine');
    for (let step = run.trace.enterAt[1] as number; step < stepCount(run.trace); step++) {
      const { view, fit, boxes, labels } = drawn(run, step, panel);
      const { grown = 1 } = fit;
      expect(12.5 * panel.zoom * grown, `step ${step}`).toBeGreaterThanOrEqual(letters);
      const plain = fitTree(view, panel, ROW_WIDTH);
      expect(fit.side * grown).toBeGreaterThanOrEqual(plain.side * 0.85);
      expect(fit.rows.map(({ look }) => look)).toEqual(plain.rows.map(({ look }) => look));
      const calls = [...boxes.values()].map((box) => ({ of: box.node.node, areas: areasOf(box) }));
      const inWay = labels.filter((label) =>
        calls.some(({ areas }) => areas.some((area) => overlap(label, area))),
      );
      expect(inWay, `step ${step}`).toEqual([]);
      for (const { of, areas } of calls) {
        const others = calls.filter((each) => each.of !== of).flatMap((each) => each.areas);
        expect(areas.filter((area) => others.some((other) => overlap(area, other)))).toEqual([]);
      }
      for (const { x, y, side } of boxes.values()) {
        expect(Math.min(x - side / 2, y - side / 2 - fit.chip)).toBeGreaterThanOrEqual(0);
        expect(x + side / 2).toBeLessThanOrEqual(fit.width);
        expect(y + side / 2).toBeLessThanOrEqual(fit.height);
      }
      // Every call has its number, and every branch its move.
      const count = (kind: string) => labels.filter((label) => label.kind === kind).length;
      expect([count('call'), count('move')], `step ${step}`).toEqual([boxes.size, boxes.size - 1]);
    }
  });

  it('is as it is where larger letters would cost it its boards', () => {
    const run = lessonRun('own');
    const view = treeView(run, stepCount(run.trace) - 1, folding);
    const looks = (fit: ReturnType<typeof fitTree>) => fit.rows.map(({ look }) => look);
    expect(looks(fitScreen(view, panel, ROW_WIDTH))).toEqual(
      looks(fitTree(view, panel, ROW_WIDTH)),
    );
  });
});

describe('a tree that does not fill the screen', () => {
  it('is drawn in the pixels of its panel', () => {
    const view = treeView(lessonRun('nine'), 46, folding);
    expect(fitScreen(view, { width: 942, height: 384 }, ROW_WIDTH).grown).toBeUndefined();
    expect(shownBy()).toEqual({ k: 1, x: 0, y: 0 });
    expect(shownBy(2, { k: 3, x: 4, y: 5 })).toEqual({ k: 6, x: 8, y: 10 });
  });
});
