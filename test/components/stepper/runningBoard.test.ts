import { describe, expect, it } from 'vitest';
import { lessonRun } from '../../../src/components/lessons/parts/runs.ts';
import { boardPlaceOf } from '../../../src/components/stepper/tree/treeDrawing.ts';
import { allBranches, areasOf, overlap } from '../../../src/components/stepper/tree/treeLabels.ts';
import { stepCount } from '../../../src/engine/index.ts';
import { deep } from '../../deep.ts';
import { drawn } from './drawnTree.ts';

const run = lessonRun('nine');

/** Whole trees and parts of large ones, with their steps. */
const SEARCHES = (['nine', 'cuts', 'one', 'guess', 'own', 'whole'] as const).map(lessonRun);
/** Of phones, beside a text, and of a page of its own, with and without its code. */
const PANELS = [
  [350, 196],
  [388, 268],
  [388, 396],
  [686, 212],
  [686, 410],
  [720, 350],
  [788, 440],
  [1280, 560],
] as const;

describe('the board of the call that runs', () => {
  it('stands on its call where there is room, else in a corner, and alone in the middle', () => {
    const roomy = drawn(run, 20, { width: 700, height: 600 });
    const now = [...roomy.boxes.values()].find(({ node }) => node.isNow);
    const on = boardPlaceOf(roomy.fit, now, false);
    expect((on?.x ?? 0) + (on?.side ?? 0) / 2).toBeCloseTo(now?.x ?? NaN);
    expect(on?.side).toBeGreaterThanOrEqual(82);
    // Beside the text of a lesson, and on a phone: larger wherever it stands, on a game that is over too.
    for (const panel of [
      { width: 686, height: 410 },
      { width: 388, height: 396 },
    ]) {
      const { fit } = drawn(run, 20, panel);
      expect(fit.corner).toBeUndefined();
      for (let step = run.trace.enterAt[1] as number; step < stepCount(run.trace); step++) {
        const running = [...drawn(run, step, panel).boxes.values()].find((box) => box.node.isNow);
        const { x = -1, y = -1, side = 0 } = boardPlaceOf(fit, running, false) ?? {};
        expect(side, `step ${step}`).toBeGreaterThanOrEqual(fit.side + 10);
        expect(Math.min(x, y, panel.width - x - side, panel.height - y - side)).toBeGreaterThan(0);
      }
    }
    const tight = drawn(run, 20, { width: 388, height: 330 });
    expect(boardPlaceOf(tight.fit, now, false)).toMatchObject({ x: 8, y: 8 });
    const start = drawn(run, 0, { width: 388, height: 330 });
    const alone = boardPlaceOf(start.fit, start.boxes.get(0), true);
    expect((alone?.x ?? 0) + (alone?.side ?? 0) / 2).toBeCloseTo(start.boxes.get(0)?.x ?? NaN);
  });

  it.each(SEARCHES.map((each) => [each.trace.callCount, each] as const))(
    'never lies on a call or a branch from a corner, in a search of %i calls',
    (_, each) => {
      const last = stepCount(each.trace) - 1;
      const stride = Math.max(1, Math.floor(last / deep(15, 400)));
      for (const [width, height] of PANELS) {
        for (let step = each.trace.enterAt[1] as number; step <= last; step += stride) {
          const { view, fit, boxes } = drawn(each, step, { width, height });
          if (!fit.corner) continue;
          const { x, y, side } = fit.corner;
          const board = { x: x + side / 2, y: y + side / 2, width: side, height: side };
          const areas = [...[...boxes.values()].flatMap(areasOf), ...allBranches(view, fit, boxes)];
          const inWay = areas.filter((area) => overlap(area, board));
          expect(inWay, `step ${step} in ${width} × ${height}`).toEqual([]);
        }
      }
    },
  );
});
