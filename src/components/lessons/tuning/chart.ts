import * as Plot from '@observablehq/plot';
import { tuningLesson } from '#language/lessons/tuning/lesson';
import type { ChartOptions, ChartTable, LegendEntry } from '../parts/chart.ts';
import { loggedShares } from './data.ts';

const messages = tuningLesson.chart;
const RUNS = ['wide', 'narrow'] as const;
/** The narrow run has few games in a generation: its line is a mean over so many of them. */
const SMOOTH = 5;

/** Each share with those before it. */
function smoothed(shares: readonly number[]): readonly number[] {
  return shares.map((_, at) => {
    const part = shares.slice(Math.max(0, at + 1 - SMOOTH), at + 1);
    return part.reduce((a, b) => a + b, 0) / part.length;
  });
}

/** Both runs, generation by generation: lines and table. */
export function runChart() {
  const rows = RUNS.flatMap((run) =>
    smoothed(loggedShares(run)).map((share, at) => ({ run, generation: at + 1, share })),
  );
  const options: ChartOptions = ({ ink }) => ({
    height: 260,
    marginLeft: 46,
    marginRight: 14,
    x: { label: messages.generation, ticks: 5 },
    y: { label: messages.share, domain: [0.4, 1], ticks: 4, tickFormat: messages.percent },
    marks: [
      Plot.ruleY([0.5], { stroke: ink('ink-soft'), strokeDasharray: '6 4' }),
      ...RUNS.map((run) =>
        Plot.lineY(
          rows.filter((row) => row.run === run),
          {
            x: 'generation',
            y: 'share',
            stroke: ink(run === 'wide' ? 'return' : 'o'),
            strokeWidth: 2.4,
            ...(run === 'narrow' && { strokeDasharray: '5 4' }),
          },
        ),
      ),
    ],
  });
  const legend: LegendEntry[] = [
    { label: messages.mean, ink: 'return' },
    { label: messages.narrow, ink: 'o', texture: 'hatch' },
  ];
  const [wide, narrow] = RUNS.map((run) => smoothed(loggedShares(run)));
  const table: ChartTable = {
    columns: [messages.generation, messages.mean, messages.narrow],
    rows: (wide ?? []).map((share, at) => [
      at + 1,
      messages.percent(share),
      messages.percent(narrow?.[at] ?? NaN),
    ]),
  };
  return { title: messages.title, options, legend, table };
}
