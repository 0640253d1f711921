import * as Plot from '@observablehq/plot';
import { parseHTML } from 'linkedom';
import { describe, expect, it } from 'vitest';
import {
  CHART_WIDTHS,
  builtChart,
  type ChartSize,
} from '../../../../src/components/ui/chart/builtChart.ts';
import { chartId, type Drawing } from '../../../../src/components/ui/chart/chart.ts';

const bars = ({ width, fill }: Drawing): Plot.PlotOptions => ({
  width,
  height: 120,
  marks: [
    Plot.barX([{ name: 'a', share: 0.5 }], { x: 'share', y: 'name', fill: fill('x', 'hatch') }),
    Plot.ruleX([0]),
  ],
});

const place = (size: ChartSize) => ({
  label: 'Chart: shares',
  id: `shares-${size}`,
  width: CHART_WIDTHS[size],
});
const drawn = (size: ChartSize) =>
  parseHTML(`<html><body>${builtChart(bars, place(size))}</body></html>`).document.body;

describe('a chart drawn without a browser', () => {
  it('is one image with a name, and brings no style sheet', () => {
    const svg = drawn('wide').querySelector('svg');
    expect(svg?.getAttribute('role')).toBe('img');
    expect(svg?.getAttribute('aria-label')).toBe('Chart: shares');
    expect(drawn('wide').querySelector('style')).toBeNull();
    expect(drawn('wide').querySelectorAll('[aria-label]')).toHaveLength(1);
  });

  it('has every pattern that it is filled with, under a name of its own', () => {
    for (const size of ['wide', 'narrow'] as const) {
      const body = drawn(size);
      const fills = [...body.querySelectorAll('[fill^="url("]')].map((it) =>
        it.getAttribute('fill'),
      );
      expect(fills.length).toBeGreaterThan(0);
      for (const fill of fills) {
        const id = /^url\(#(.+)\)$/.exec(fill ?? '')?.[1] ?? '';
        expect(id).toContain(size);
        expect(body.querySelector(`pattern[id="${id}"]`)).not.toBeNull();
      }
    }
  });

  it('is narrower on a phone', () => {
    const width = (size: ChartSize) =>
      Number(drawn(size).querySelector('svg')?.getAttribute('width'));
    expect(width('narrow')).toBeLessThan(width('wide') * 0.6);
    expect(width('narrow')).toBeLessThanOrEqual(330);
  });
});

it('names a chart by its title', () => {
  expect(chartId('Losses, at random (2 ways)')).toBe('chart-losses-at-random-2-ways');
});
