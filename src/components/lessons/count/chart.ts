import * as Plot from '@observablehq/plot';
import type { ChartOptions, ChartTable } from '../../ui/chart/chart.ts';
import { countChartMessages as messages } from '#language/lessons/count/messages';
import { lesson } from '#language/lessons/parts/messages';
import { plies } from './plies.ts';

/** Three counts by number of marks, on a scale of orders of size. */
const SERIES = [
  { name: 'calls', ink: 'x', symbol: 'circle' },
  { name: 'positions', ink: 'return', symbol: 'square' },
  { name: 'classes', ink: 'good', symbol: 'triangle' },
] as const;

/** How each count is drawn: line and points, and its name at its highest point. */
export const countChart: ChartOptions = (draw) => {
  const rows = plies();
  return {
    height: 320,
    marginLeft: 64,
    x: { label: messages.marks, ticks: rows.map(({ ply }) => ply), tickFormat: String },
    y: {
      type: 'log',
      label: messages.count,
      grid: true,
      ticks: draw.isNarrow ? 4 : 6,
      tickFormat: (value: number) => lesson.inDigits(value),
    },
    marks: SERIES.flatMap(({ name, ink, symbol }) => [
      Plot.line(rows, { x: 'ply', y: name, stroke: draw.ink(ink), strokeWidth: 1.8 }),
      Plot.dot(rows, {
        x: 'ply',
        y: name,
        symbol,
        r: 4,
        stroke: draw.ink(ink),
        fill: 'var(--paper)',
      }),
    ]),
  };
};

export const countLegend = [
  { label: messages.legend.calls, ink: 'x', texture: 'solid' },
  { label: messages.legend.positions, ink: 'return', texture: 'solid' },
  { label: messages.legend.classes, ink: 'good', texture: 'solid' },
] as const;

/** Every count by number of marks, and the sums. */
export function countTable(): ChartTable {
  const rows = plies();
  const total = (name: 'calls' | 'ended' | 'positions' | 'classes') =>
    lesson.inDigits(rows.reduce((sum, row) => sum + row[name], 0));
  return {
    columns: messages.columns,
    rows: [
      ...rows.map(
        ({ ply, calls, ended, positions, classes }) =>
          [
            String(ply),
            ...[calls, ended, positions, classes].map((each) => lesson.inDigits(each)),
          ] as const,
      ),
      [messages.total, total('calls'), total('ended'), total('positions'), total('classes')],
    ],
  };
}
