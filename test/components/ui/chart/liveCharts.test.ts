import { parseHTML } from 'linkedom';
import { describe, expect, it } from 'vitest';
import { distanceMessages } from '#language/lessons/ragged/distance';
import { curveChart, curvePoint } from '../../../../src/components/lab/curve.ts';
import { plies } from '../../../../src/components/lessons/count/plies.ts';
import { plyChart } from '../../../../src/components/lessons/count/plyChart.ts';
import { GAPS, readGap } from '../../../../src/components/lessons/ragged/distance.ts';
import { distanceChart } from '../../../../src/components/lessons/ragged/distanceChart.ts';
import { matchChart, momentsOf } from '../../../../src/components/lessons/tuning/matchRun.ts';
import { timeChart } from '../../../../src/components/lessons/why-not-search/timeChart.ts';
import { builtChart } from '../../../../src/components/ui/chart/builtChart.ts';
import type { ChartOptions } from '../../../../src/components/ui/chart/chart.ts';

const moments = momentsOf('1=01');
const runs = [0.2, 0.6].map((win) => ({ win, draw: 0, loss: 1 - win }));
const points = [0, 50, 100].map((games) => curvePoint(games, runs));

const CHARTS: Readonly<Record<string, ChartOptions>> = {
  'match at its beginning': matchChart(moments.slice(0, 1), 4, undefined),
  'match that has stopped': matchChart(moments, 4, moments[3]),
  'curve without points': curveChart([], 0),
  'curve of two runs': curveChart(points, 200),
  'counts of no mark': plyChart(plies()[0]!),
  'counts of nine marks': plyChart(plies()[9]!),
  'weights by distance': distanceChart(
    GAPS.map((gap) => readGap(2, gap)),
    1,
  ),
  'time that ends': timeChart(0),
  'time beyond the universe': timeChart(400),
};

const drawn = (options: ChartOptions, width: number) =>
  parseHTML(`<html><body>${builtChart(options, { label: 'x', id: 'x', width })}</body></html>`)
    .document;
const wordsOf = (options: ChartOptions, width = 560) =>
  [...drawn(options, width).querySelectorAll('text')].map(({ textContent }) => textContent);

describe.each(Object.entries(CHARTS))('a live chart, %s', (_, options) => {
  it.each([308, 560, 1100])('is drawn for a place of %d pixels', (width) => {
    const { body } = drawn(options, width);
    expect(body.querySelector('svg')?.getAttribute('viewBox')).toMatch(`0 0 ${width} `);
    expect(body.innerHTML).not.toContain('NaN');
    expect(body.querySelectorAll('[aria-label]')).toHaveLength(1);
  });
});

it('live charts draw what there is to be seen, and name it', () => {
  const lines = (options: ChartOptions) =>
    drawn(options, 560).querySelectorAll('g[stroke-width="2.4"] path[d*="L"]').length;
  expect([
    lines(CHARTS['match at its beginning']!),
    lines(CHARTS['match that has stopped']!),
  ]).toEqual([0, 1]);
  expect([lines(CHARTS['curve without points']!), lines(CHARTS['curve of two runs']!)]).toEqual([
    0, 3,
  ]);
  expect(wordsOf(CHARTS['match that has stopped']!)).toContain('test stops at 3');
  expect(wordsOf(CHARTS['curve of two runs']!)).toEqual(
    expect.arrayContaining(['won', 'drawn', 'lost', '50%']),
  );
  expect(wordsOf(CHARTS['curve without points']!)).not.toContain('won');
  expect(wordsOf(CHARTS['counts of nine marks']!)).toEqual(
    expect.arrayContaining(['ways to get there', '127,872']),
  );
});

it('numbers of the gap that is chosen are bold, below the axis and at its dot', () => {
  const readings = GAPS.map((gap) => readGap(2, gap));
  const bold = drawn(distanceChart(readings, 3), 560).querySelectorAll('g[font-weight="750"] text');
  expect([...bold].map(({ textContent }) => textContent)).toEqual([
    distanceMessages.weight(readings[3]!.weight),
    '3',
  ]);
});
