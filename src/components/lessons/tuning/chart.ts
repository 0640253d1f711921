import * as Plot from '@observablehq/plot';
import { tuningLesson } from '#language/lessons/tuning/lesson';
import type { ChartOptions, ChartTable, Ink, LegendEntry, Texture } from '../../ui/chart/chart.ts';
import { loggedShares, type TuningRun } from './data.ts';

const messages = tuningLesson.chart;
/** The narrow run has few games in a generation: its line is a mean over so many of them. */
const SMOOTH = 5;

/** Each share with those before it. */
function smoothed(shares: readonly number[]): readonly number[] {
  return shares.map((_, at) => {
    const part = shares.slice(Math.max(0, at + 1 - SMOOTH), at + 1);
    return part.reduce((a, b) => a + b, 0) / part.length;
  });
}

interface RunLine {
  readonly label: string;
  readonly shares: readonly number[];
  readonly look: { readonly ink: Ink; readonly texture?: Texture };
}

/** Shares of points, generation by generation, around the half with which every run begins. */
function linesOf(title: string, lines: readonly RunLine[], dots = false) {
  const options: ChartOptions = ({ ink }) => ({
    height: 260,
    marginLeft: 46,
    marginRight: 14,
    x: { label: messages.generation, ticks: 5 },
    y: { label: messages.share, domain: [0.4, 1], ticks: 4, tickFormat: messages.percent },
    marks: [
      Plot.ruleY([0.5], { stroke: ink('ink-soft'), strokeDasharray: '6 4' }),
      ...lines.map(({ shares, look }) =>
        Plot.lineY(shares, {
          x: (_, at) => at + 1,
          stroke: ink(look.ink),
          strokeWidth: 2.4,
          ...(look.texture && { strokeDasharray: '5 4' }),
          ...(dots && { marker: 'dot' }),
        }),
      ),
    ],
  });
  const legend: LegendEntry[] = lines.map(({ label, look }) => ({ label, ...look }));
  const table: ChartTable = {
    columns: [messages.generation, ...lines.map(({ label }) => label)],
    rows: (lines[0]?.shares ?? []).map((_, at) => [
      at + 1,
      ...lines.map(({ shares }) => messages.percent(shares[at] ?? NaN)),
    ]),
  };
  return { title, options, legend: lines.length > 1 ? legend : [], table };
}

/** The run whose end is shipped: what its mean set got in each generation. */
export function runChart() {
  const shares = loggedShares('wide');
  return linesOf(messages.run, [{ label: messages.share, shares, look: { ink: 'return' } }], true);
}

/** Both runs. */
export function runsChart() {
  const shares = (run: TuningRun) => smoothed(loggedShares(run));
  return linesOf(messages.title, [
    { label: messages.mean, shares: shares('wide'), look: { ink: 'return' } },
    { label: messages.narrow, shares: shares('narrow'), look: { ink: 'o', texture: 'hatch' } },
  ]);
}
