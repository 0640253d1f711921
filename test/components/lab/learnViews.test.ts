import { describe, expect, it } from 'vitest';
import { boxView } from '../../../src/components/algorithms/learning/boxView.ts';
import {
  curvePoint,
  drawCurves,
  keptApart,
  quantile,
  spreadOf,
  tableRows,
  ticksBetween,
} from '../../../src/components/lab/curve.ts';
import {
  MENACE,
  ONE,
  TD,
  afterMove,
  emptySetup,
  learnerPolicy,
  newLearner,
  placeOf,
  policyOf,
  policyTable,
  solve,
  Trainer,
} from '../../../src/engine/index.ts';
import { ALL_SETUPS } from '../../engine/arbitraries.ts';

const RANDOM = policyTable((setup) => policyOf({ kind: 'random' }, setup));

describe('a look into a box', () => {
  const beads = newLearner(MENACE, 'both', 1);
  new Trainer(beads, RANDOM).play(500);

  it('shows the beads that the table draws from, on the cells of the position', () => {
    for (const setup of ALL_SETUPS) {
      const { cells, box, total } = boxView(beads, setup);
      const shown = cells.flatMap(({ cell, amount }) => (amount ? [{ cell, weight: amount }] : []));
      if (box === undefined) expect(shown).toEqual([]);
      else {
        expect(shown).toEqual(learnerPolicy(beads, setup));
        expect(cells.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
        expect(shown.reduce((sum, { weight }) => sum + weight, 0)).toBe(total);
        // Every empty cell has a bead or says which one stands for it.
        const silent = cells.filter(
          (each) => !each.mark && each.amount === undefined && each.sameAs === undefined,
        );
        expect(silent).toEqual([]);
      }
    }
  });

  it('says of a cell with no bead of its own which one is the same move', () => {
    const { cells } = boxView(beads, emptySetup());
    expect(cells.map(({ sameAs }) => sameAs)).toEqual([
      undefined,
      undefined,
      0,
      1,
      undefined,
      1,
      0,
      1,
      0,
    ]);
  });

  it('shows the value of what each cell leads to', () => {
    const values = newLearner(TD, 'both', 1);
    new Trainer(values, RANDOM).play(500);
    for (const setup of ALL_SETUPS.filter((_, at) => at % 17 === 0)) {
      if (solve(setup).distance === 0) continue;
      for (const { cell, mark, amount } of boxView(values, setup).cells) {
        if (mark) expect(amount).toBeUndefined();
        else
          expect(amount).toBe(
            (values.entries[placeOf(afterMove(setup, cell))?.at ?? -1] ?? NaN) / ONE,
          );
      }
    }
  });
});

describe('the curve', () => {
  it('knows least, quarters, middle and most', () => {
    expect(spreadOf([4, 1, 3, 2, 5])).toEqual({ least: 1, low: 2, median: 3, high: 4, most: 5 });
    expect(quantile([1, 2], 0.5)).toBe(1.5);
    expect(quantile([7], 0.25)).toBe(7);
  });

  const frame = { width: 500, height: 300, left: 50, right: 50, top: 10, bottom: 40 };
  const chances = (win: number) => ({ win, draw: 0, loss: 1 - win });

  it('stays in its frame, and has a band if the runs differ', () => {
    const points = [0, 50, 100].map((games) =>
      curvePoint(games, [chances(games / 100), chances(0.5)]),
    );
    const { curves, xTicks } = drawCurves(points, frame);
    for (const { line, band, end } of curves) {
      const numbers = [...`${line}${band}`.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)];
      expect(numbers.length).toBe(3 + (band ? 6 : 0));
      for (const [, x, y] of numbers) {
        expect(Number(x)).toBeGreaterThanOrEqual(frame.left);
        expect(Number(x)).toBeLessThanOrEqual(frame.width - frame.right);
        expect(Number(y)).toBeGreaterThanOrEqual(frame.top);
        expect(Number(y)).toBeLessThanOrEqual(frame.height - frame.bottom);
      }
      expect(end.x).toBe(frame.width - frame.right);
    }
    expect(curves.map(({ band }) => band !== '')).toEqual([true, false, true]);
    expect(xTicks.length).toBeGreaterThan(2);
  });

  it('has round ticks, labels apart from each other, and a table of bounded length', () => {
    expect(ticksBetween(0, 20_000)).toEqual([0, 5000, 10_000, 15_000, 20_000]);
    expect(ticksBetween(300, 2200)).toEqual([500, 1000, 1500, 2000]);
    expect(ticksBetween(0, 70)).toEqual([0, 20, 40, 60]);
    expect(ticksBetween(0, 39)).toEqual([0, 10, 20, 30]);
    expect(ticksBetween(0, 3)).toEqual([0, 1, 2, 3]);
    const placed = keptApart([100, 101, 40], 15, 260);
    expect((placed[1] as number) - (placed[0] as number)).toBeGreaterThanOrEqual(15);
    expect(Math.max(...keptApart([259, 258, 257], 15, 260))).toBeLessThanOrEqual(260);
    expect(keptApart([50, 10, 11], 15, 260)).toEqual([50, 10, 25]);
    expect(keptApart([100, 300, 290], 20, 260)).toEqual([100, 260, 240]);
    const points = Array.from({ length: 60 }, (_, games) => curvePoint(games, [chances(0.5)]));
    const rows = tableRows(points).map(({ games }) => games);
    expect([rows.length, rows[0], rows.at(-1)]).toEqual([11, 0, 59]);
  });
});
