import { parseHTML } from 'linkedom';
import { afterAll, describe, expect, it, vi } from 'vitest';
import * as charts from '../../../src/components/lessons/learning/charts.ts';
import {
  CHART_WIDTHS,
  builtChart,
  type ChartSize,
} from '../../../src/components/ui/chart/builtChart.ts';
import type { ChartOptions } from '../../../src/components/ui/chart/chart.ts';

// Other files have loaded what is replaced here, or will.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

// Training takes seconds, and other tests are about what comes of it.
vi.mock('../../../src/components/lessons/learning/runs.ts', () => {
  const spread = (least: number) => ({
    least,
    low: least + 0.01,
    median: least + 0.02,
    high: least + 0.03,
    most: least + 0.04,
  });
  const curve = (base: number) => [
    { games: 0, loss: spread(base + 0.1), one: 0.11 },
    { games: 20_000, loss: spread(base), one: 0.01 },
  ];
  return {
    JUDGES: ['random', 'minimax'],
    menaceCurve: () => curve(0.1),
    tdCurve: () => curve(0),
    unschooled: () => ({ random: 0.3, minimax: 0.8 }),
    menaceSchooling: () => [
      { teacher: 'minimax', loss: { random: spread(0.2), minimax: spread(0) } },
      { teacher: 'itself', loss: { random: spread(0.1), minimax: spread(0.4) } },
    ],
  };
});

const pictureOf = (options: ChartOptions, size: ChartSize = 'wide') =>
  parseHTML(
    `<body>${builtChart(options, { label: 'Chart', id: 'c', width: CHART_WIDTHS[size] })}</body>`,
  ).document;

/** Bands and lines over games learnt from: their colour, and their shares before the first game. */
function curvesOf(options: ChartOptions): readonly (readonly [string | null, ...number[]])[] {
  const picture = pictureOf(options);
  // Measured by the ticks, as a reader does.
  const [none = 0, five = 0] = [...picture.querySelectorAll('text')]
    .filter(({ textContent }) => /^[05]%$/.test(textContent ?? ''))
    .map((tick) => Number(/,(.*)\)/.exec(tick.getAttribute('transform') ?? '')?.[1]));
  return [...picture.querySelectorAll('g[fill-opacity] path, g[stroke-width] path')].map((path) => {
    const ys = [...(path.getAttribute('d') ?? '').matchAll(/[ML]48,([\d.]+)/g)];
    const shares = ys.map(([, y]) => Math.round((5 * (none - Number(y))) / (none - five)));
    const group = path.parentElement;
    const isBand = group?.getAttribute('fill') !== 'none';
    return [group?.getAttribute(isBand ? 'fill' : 'stroke') ?? null, ...shares];
  });
}

describe('the charts of the lesson on learning', () => {
  it('have all tables in the light band, half of them in the dark one, and the line in the middle', () => {
    const beads = [
      ['var(--x)', 24, 20],
      ['var(--x)', 23, 21],
      ['var(--x)', 22],
    ];
    const values = [
      ['var(--o)', 14, 10],
      ['var(--o)', 13, 11],
      ['var(--o)', 12],
    ];
    expect(curvesOf(charts.manyRuns)).toEqual([...beads, ['var(--ink)', 11]]);
    expect(curvesOf(charts.twoWays)).toEqual([...beads, ...values]);
  });

  it('have a bar for each teacher and judge, as long as the middle table loses', () => {
    const bars = [...pictureOf(charts.teachers).querySelectorAll('rect[x]')].map((bar) => [
      bar.parentElement?.getAttribute('fill'),
      // The axis is 400 long.
      Number(bar.getAttribute('width')) / 4,
    ]);
    const [solid, hatched] = ['var(--x)', 'url(#c-o-hatch)'];
    expect(bars).toEqual([
      ...[30, 22, 12].map((share) => [solid, share]),
      ...[80, 2, 42].map((share) => [hatched, share]),
    ]);
  });

  it('have the same numbers in their tables, in the order of the columns', () => {
    expect(charts.manyRunsTable().rows).toEqual([
      ['0', '11%', '20%', '21%', '22%', '23%', '24%'],
      ['20,000', '1%', '10%', '11%', '12%', '13%', '14%'],
    ]);
    expect(charts.twoWaysTable().rows).toEqual([
      ['0', '22%', '20% – 24%', '12%', '10% – 14%'],
      ['20,000', '12%', '10% – 14%', '2%', '0% – 4%'],
    ]);
    expect(charts.teachersTable().rows.slice(1, 3)).toEqual([
      ['Nobody yet', 'Minimax', '80%', '80%', '80%'],
      ['Minimax', 'Random', '22%', '20%', '24%'],
    ]);
    for (const { columns, rows } of [charts.manyRunsTable(), charts.twoWaysTable()])
      expect(rows[0]).toHaveLength(columns.length);
  });
});
