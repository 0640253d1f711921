import * as Plot from '@observablehq/plot';
import { count } from '#language/ui/language/grammar';
import { raggedMessages } from '#language/algorithms/line-attacks/ragged';
import type { ChartOptions, ChartTable } from '../parts/chart.ts';
import { linesByAttacks } from '../parts/raggedFacts.ts';

const messages = raggedMessages.chart;

/** How many of all lines have so many attacks: bars and table. */
export function raggedChart() {
  const bars = linesByAttacks().map((lines, attacks) => ({ attacks, lines }));
  const all = bars.reduce((sum, { lines }) => sum + lines, 0);

  const options: ChartOptions = ({ isNarrow, ink, fill }) => ({
    height: isNarrow ? 220 : 230,
    marginLeft: 56,
    x: { label: messages.attacks, domain: bars.map(({ attacks }) => attacks), padding: 0.25 },
    y: { label: messages.lines, ticks: 4, tickFormat: count },
    marks: [
      Plot.barY(bars, {
        x: 'attacks',
        y: 'lines',
        fill: ({ attacks }: { attacks: number }) =>
          attacks === 0 ? fill('ink-soft', 'hatch') : fill('return'),
        stroke: ({ attacks }: { attacks: number }) =>
          attacks === 0 ? ink('ink-soft') : ink('return'),
      }),
      Plot.text(bars, {
        x: 'attacks',
        y: 'lines',
        dy: -8,
        fill: ink('ink'),
        text: ({ lines }: { lines: number }) => count(lines),
      }),
      Plot.ruleY([0], { stroke: ink('ink') }),
    ],
  });

  const table: ChartTable = {
    columns: [messages.attacks, messages.lines, messages.share],
    rows: bars.map(({ attacks, lines }) => [
      attacks === 0 ? `0 (${messages.noRoom})` : attacks,
      count(lines),
      messages.percent(lines / all),
    ]),
  };
  return { title: messages.title, options, table };
}
