import { describe, expect, it } from 'vitest';
import { type TreeLabel } from '../../../src/components/stepper/tree/treeLabels.ts';
import {
  edgePoint,
  scoreWidth,
  type NodeBox,
} from '../../../src/components/stepper/tree/treeDrawing.ts';
import { SCORE_HEIGHT, type TreeFit } from '../../../src/components/stepper/tree/treeFit.ts';
import { nodeCount, stepCount } from '../../../src/engine/index.ts';
import { PANELS, RUNS, drawn } from './drawnTree.ts';

interface Area {
  readonly what: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Everything that is drawn of a call: its board, capsule or dot, and the scores at its edges. */
function areasOf({ node, look, x, y, side }: NodeBox): Area[] {
  const what = `call ${node.call}`;
  if (look === 'dot') return [{ what, x, y, width: side, height: side }];
  const score = { width: scoreWidth('−10'), height: SCORE_HEIGHT - 1, x };
  if (look === 'capsule') return [{ what, ...score, y }];
  const board = { what, x, y, width: side, height: side };
  const at = (SCORE_HEIGHT + side) / 2 - 1;
  const head = node.score === undefined ? [] : [{ what: `${what} returned`, ...score, y: y - at }];
  const foot = node.best === undefined ? [] : [{ what: `${what} best`, ...score, y: y + at }];
  return [board, ...head, ...foot];
}

function outside({ width, height }: TreeFit, areas: readonly Area[]): Area[] {
  return areas.filter(
    (each) =>
      each.x - each.width / 2 < 0 ||
      each.x + each.width / 2 > width ||
      each.y - each.height / 2 < 0 ||
      each.y + each.height / 2 > height,
  );
}

function overlaps(areas: readonly Area[]): string[] {
  return areas.flatMap((a, i) =>
    areas
      .slice(i + 1)
      .filter(
        (b) =>
          a.what.split(' ')[1] !== b.what.split(' ')[1] &&
          Math.abs(a.x - b.x) * 2 < a.width + b.width - 0.5 &&
          Math.abs(a.y - b.y) * 2 < a.height + b.height - 0.5,
      )
      .map((b) => `${a.what} on ${b.what}`),
  );
}

const asArea = (each: TreeLabel): Area => ({
  ...each,
  what: `${each.kind} ${each.of + (each.kind === 'window' ? 0.25 : 0.5)}`,
});

describe.each(PANELS)('a tree in a panel of $width × $height', (panel) => {
  it.each(Object.keys(RUNS) as (keyof typeof RUNS)[])(
    'fits whole, nothing on anything: %s',
    (id) => {
      const run = RUNS[id];
      const last = stepCount(run.trace) - 1;
      for (const part of [0, 0.13, 0.37, 0.5, 0.71, 0.9, 0.98, 1]) {
        const { fit, boxes, labels } = drawn(run, Math.round(last * part), panel);
        const calls = [...boxes.values()].flatMap(areasOf);
        const all = [...calls, ...labels.map(asArea)];
        expect(outside(fit, all), `${part} of ${id}`).toEqual([]);
        expect(overlaps(all), `${part} of ${id}`).toEqual([]);
        for (const { kind, of, x } of labels.filter((each) => each.kind === 'move')) {
          const row = [...boxes.values()].filter(({ y }) => y === boxes.get(of)?.y);
          const nearest = row.toSorted((a, b) => Math.abs(a.x - x) - Math.abs(b.x - x))[0];
          expect(nearest?.node.node, `${kind} at ${part} of ${id}`).toBe(of);
        }
      }
    },
  );

  it('lets no branch cross another, not even one that is cut', () => {
    const { view, fit, boxes } = drawn(RUNS.cuts, stepCount(RUNS.cuts.trace) - 1, panel);
    const ends = [
      ...[...boxes.values()].map((end) => ({ parent: end.node.parent, depth: end.node.y, end })),
      ...view.cuts.map((cut) => ({ parent: cut.parent, depth: cut.y, end: fit.placeOf(cut) })),
    ].sort((a, b) => a.end.x - b.end.x);
    for (const row of new Set(ends.map(({ depth }) => depth))) {
      const xs = ends.flatMap(({ parent, depth, end }) => {
        const from = boxes.get(parent ?? -1);
        return from && depth === row ? [edgePoint(from, end, 0.4).x] : [];
      });
      expect(xs).toEqual(xs.toSorted((a, b) => a - b));
    }
  });

  it('draws all calls of a search of hundreds when it is over', () => {
    for (const run of [RUNS.own, RUNS.most]) {
      const { boxes } = drawn(run, stepCount(run.trace) - 1, panel);
      expect(boxes.size).toBe(nodeCount(run.trace));
      expect(boxes.get(0)?.look).toBe('board');
    }
  });

  it('keeps every call where it is, from the second call to the last step', () => {
    const places = new Map<number, string>();
    for (
      let step = RUNS.nine.trace.enterAt[1] as number;
      step < stepCount(RUNS.nine.trace);
      step++
    ) {
      for (const [node, { x, y }] of drawn(RUNS.nine, step, panel).boxes) {
        expect(places.get(node) ?? `${x} ${y}`).toBe(`${x} ${y}`);
        places.set(node, `${x} ${y}`);
      }
    }
  });
});
