import * as Plot from '@observablehq/plot';
import type { ChartOptions, LegendEntry } from './chart.ts';

/** A row of bars: a value a group, and perhaps how far it may go to either side. */
export interface BarRow {
  readonly name: string;
  readonly values: readonly number[];
  readonly ranges?: readonly { readonly low: number; readonly high: number }[];
}

interface BarWords {
  readonly axis: string;
  /** A value on the axis, and at the end of its bar if `text` gives no other word. */
  readonly tick: (value: number) => string;
  readonly text?: (value: number) => string;
}

/** Pixels for the names of rows; on a phone they stand above their bars. */
const NAMES = 186;

/** Bars that lie, in rows with names, a bar a group of the legend: from nothing to `most`, each with its number. */
export function rowBars(
  rows: readonly BarRow[],
  groups: readonly LegendEntry[],
  most: number,
  { axis, tick, text = tick }: BarWords,
): ChartOptions {
  const bars = rows.flatMap(({ name, values, ranges }) =>
    values.map((value, group) => ({ name, group, value, ...ranges?.[group] })),
  );
  return ({ isNarrow, ink, fill }) => ({
    height: rows.length * (16 * groups.length + (isNarrow ? 26 : 12)) + 64,
    marginTop: isNarrow ? 28 : 8,
    marginBottom: 40,
    marginLeft: isNarrow ? 12 : NAMES,
    marginRight: 68,
    x: {
      label: axis,
      domain: [0, most],
      ticks: isNarrow ? 2 : 3,
      tickFormat: tick,
      grid: true,
    },
    y: { axis: null, domain: groups.map((_, group) => group), padding: 0.1 },
    fy: {
      axis: null,
      label: null,
      domain: rows.map(({ name }) => name),
      padding: isNarrow ? 0.45 : 0.25,
    },
    marks: [
      rowNames(rows, isNarrow, ink('ink')),
      ...groups.map(({ ink: tone, texture }, group) =>
        Plot.barX(
          bars.filter((bar) => bar.group === group),
          { x: 'value', y: 'group', fy: 'name', fill: fill(tone, texture), stroke: ink(tone) },
        ),
      ),
      Plot.ruleY(
        bars.filter(({ low }) => low !== undefined),
        { x1: 'low', x2: 'high', y: 'group', fy: 'name', stroke: ink('ink'), marker: 'tick' },
      ),
      Plot.text(bars, {
        x: ({ value, high = value }: (typeof bars)[number]) => high,
        y: 'group',
        fy: 'name',
        text: ({ value }: (typeof bars)[number]) => text(value),
        textAnchor: 'start',
        dx: 6,
        fill: ink('ink'),
      }),
      Plot.ruleX([0], { stroke: ink('ink') }),
    ],
  });
}

function rowNames(rows: readonly BarRow[], isNarrow: boolean, fill: string): Plot.Text {
  return Plot.text(rows, {
    fy: 'name',
    text: 'name',
    frameAnchor: isNarrow ? 'top-left' : 'left',
    textAnchor: 'start',
    dx: isNarrow ? 0 : 8 - NAMES,
    dy: isNarrow ? -12 : 0,
    lineWidth: isNarrow ? 26 : 13,
    fill,
  });
}
