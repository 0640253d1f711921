import { ALL } from '../../../engine/index.ts';
import { bugMessages as messages } from '#language/bug-hunt/messages';
import type { ChartTable, LegendEntry } from '../../ui/chart/chart.ts';
import { rowBars } from '../../ui/chart/rowBars.ts';
import { TALLIES } from './games.ts';

const say = messages.chart;

/** In which share of the positions a mistake, or all at once, change a weight, and in which the move. */
export function effectChart() {
  const rows = TALLIES.map((tally) => ({
    ...tally,
    name: tally.id === ALL ? say.all : messages.titles[tally.id],
    values: [tally.weight / tally.positions, tally.choice / tally.positions],
  }));
  const legend: LegendEntry[] = [
    { label: say.legend.weight, ink: 'ink-soft', texture: 'hatch' },
    { label: say.legend.choice, ink: 'return' },
  ];
  const table: ChartTable = {
    columns: [say.suspect, say.positions, say.legend.weight, say.legend.choice, say.declines],
    rows: rows.map(({ name, ...counts }) => [
      name,
      messages.number(counts.positions),
      messages.number(counts.weight),
      messages.number(counts.choice),
      messages.number(counts.declines),
    ]),
  };
  const options = rowBars(rows, legend, 1, { axis: say.axis, tick: messages.percent });
  return { title: say.title, options, legend, table };
}
