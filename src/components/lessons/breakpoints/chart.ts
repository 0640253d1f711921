import * as Plot from '@observablehq/plot';
import { breakMessages } from '#language/lessons/breakpoints/lesson';
import { count, percent } from '#language/ui/language/grammar';
import { brokenMarks } from './games.ts';
import type { ChartOptions, ChartTable, LegendEntry } from '../../ui/chart/chart.ts';

const messages = breakMessages.chart;

/** How many marks that broke one line, or more, were the winner's: bars and table. */
export function breakChart() {
  const { single, double } = brokenMarks();
  const rows = [
    { name: messages.single, ...single },
    { name: messages.double, ...double },
  ].map((row) => ({ ...row, share: row.won / row.marks }));

  const options: ChartOptions = ({ isNarrow, ink, fill }) => ({
    height: 150,
    marginLeft: isNarrow ? 96 : 110,
    marginRight: 54,
    x: { label: messages.share, domain: [0, 1], ticks: isNarrow ? 2 : 4, tickFormat: percent },
    y: { label: null, domain: rows.map(({ name }) => name), padding: 0.3 },
    marks: [
      Plot.barX(rows, {
        y: 'name',
        x1: 0,
        x2: 1,
        fill: fill('ink-soft', 'empty'),
        stroke: ink('ink-soft'),
      }),
      Plot.barX(rows, { y: 'name', x: 'share', fill: fill('return'), stroke: ink('return') }),
      Plot.text(rows, {
        y: 'name',
        x: 1,
        dx: 8,
        textAnchor: 'start',
        fill: ink('ink'),
        text: ({ share }: { share: number }) => percent(share),
      }),
    ],
  });

  const legend: LegendEntry[] = [
    { label: messages.won, ink: 'return' },
    { label: messages.notWon, ink: 'ink-soft', texture: 'empty' },
  ];
  const table: ChartTable = {
    columns: [messages.lines, messages.marks, messages.wonMarks, messages.share],
    rows: rows.map(({ name, marks, won, share }) => [
      name,
      count(marks),
      count(won),
      percent(share),
    ]),
  };
  return { title: messages.title, options, legend, table };
}
