import * as Plot from '@observablehq/plot';
import { whyNotSearchMessages } from '#language/lessons/why-not-search/messages';
import type { ChartOptions, ChartTable, LegendEntry } from '../parts/chart.ts';
import { limitQualities } from './quality.ts';

const messages = whyNotSearchMessages.chart;
const KINDS = ['shrug', 'guess'] as const;

/** How often a search with a limit makes a mistake on nine cells, with a guess at its horizon and without. */
export function qualityChart() {
  const rows = limitQualities();
  const bars = rows.flatMap((row) =>
    KINDS.map((kind) => ({ limit: row.limit, kind, share: row[kind] })),
  );
  const options: ChartOptions = ({ isNarrow, ink, fill }) => ({
    height: isNarrow ? 220 : 250,
    marginLeft: 52,
    x: { axis: null, domain: [...KINDS] },
    fx: { label: messages.limit, domain: rows.map(({ limit }) => limit), padding: 0.2 },
    y: { label: messages.share, ticks: 4, tickFormat: (share: number) => messages.percent(share) },
    marks: [
      Plot.ruleY([0], { stroke: ink('ink') }),
      ...KINDS.map((kind) =>
        Plot.barY(
          bars.filter((bar) => bar.kind === kind),
          {
            x: 'kind',
            y: 'share',
            fx: 'limit',
            fill: kind === 'shrug' ? fill('x', 'hatch') : fill('o'),
            stroke: kind === 'shrug' ? ink('x') : ink('o'),
          },
        ),
      ),
    ],
  });
  const legend: LegendEntry[] = [
    { label: messages.kinds.shrug, ink: 'x', texture: 'hatch' },
    { label: messages.kinds.guess, ink: 'o' },
  ];
  const table: ChartTable = {
    columns: [messages.limit, messages.kinds.shrug, messages.kinds.guess],
    rows: rows.map(({ limit, shrug, guess }) => [
      limit,
      messages.percent(shrug),
      messages.percent(guess),
    ]),
  };
  return { title: messages.title, options, legend, table };
}
