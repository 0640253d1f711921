import * as Plot from '@observablehq/plot';
import { ALL } from '../../../engine/index.ts';
import { bugMessages as messages } from '#language/bug-hunt/messages';
import { TALLIES } from './games.ts';
import type { ChartOptions, ChartTable, LegendEntry } from '../../ui/chart/chart.ts';

interface Row {
  readonly title: string;
  readonly positions: number;
  readonly weight: number;
  readonly choice: number;
  readonly declines: number;
}

interface Bar {
  readonly title: string;
  readonly effect: 'weight' | 'choice';
  readonly share: number;
}

const say = messages.chart;
const LABELS = 196;

function barsOf({ title, positions, weight, choice }: Row): Bar[] {
  return [
    { title, effect: 'weight', share: weight / positions },
    { title, effect: 'choice', share: choice / positions },
  ];
}

/** Two bars a mistake: how often a weight is wrong, and how often the move. */
function drawn(rows: readonly Row[]): ChartOptions {
  const bars = rows.flatMap(barsOf);
  return ({ isNarrow, ink, fill }) => ({
    height: isNarrow ? 390 : 355,
    marginLeft: isNarrow ? 12 : LABELS,
    marginTop: isNarrow ? 30 : 10,
    marginRight: 64,
    x: { label: say.axis, domain: [0, 1], ticks: 4, tickFormat: '.0%' },
    y: { axis: null, domain: ['weight', 'choice'] },
    fy: {
      label: null,
      axis: null,
      domain: rows.map(({ title }) => title),
      padding: isNarrow ? 0.45 : 0.25,
    },
    marks: [
      Plot.text(rows, {
        fy: 'title',
        text: 'title',
        frameAnchor: isNarrow ? 'top-left' : 'left',
        dx: isNarrow ? 0 : 8 - LABELS,
        dy: isNarrow ? -13 : 0,
        textAnchor: 'start',
        fill: ink('ink'),
        fontSize: isNarrow ? 12 : 13,
      }),
      Plot.barX(bars, {
        y: 'effect',
        fy: 'title',
        x: 'share',
        fill: ({ effect }: Bar) =>
          effect === 'weight' ? fill('ink-soft', 'hatch') : fill('return'),
        stroke: ({ effect }: Bar) => ink(effect === 'weight' ? 'ink-soft' : 'return'),
      }),
      Plot.text(bars, {
        y: 'effect',
        fy: 'title',
        x: 'share',
        text: ({ share }: Bar) => messages.percent(share),
        textAnchor: 'start',
        dx: 6,
        fill: ink('ink'),
      }),
      Plot.ruleX([0], { stroke: ink('ink') }),
    ],
  });
}

/** In which share of the positions a mistake, or all at once, change a weight, and in which the move. */
export function effectChart() {
  const rows: readonly Row[] = TALLIES.map((tally) => ({
    ...tally,
    title: tally.id === ALL ? say.all : messages.titles[tally.id],
  }));
  const legend: LegendEntry[] = [
    { label: say.legend.weight, ink: 'ink-soft', texture: 'hatch' },
    { label: say.legend.choice, ink: 'return' },
  ];
  const table: ChartTable = {
    columns: [say.suspect, say.positions, say.legend.weight, say.legend.choice, say.declines],
    rows: rows.map(({ title, ...counts }) => [
      title,
      messages.number(counts.positions),
      messages.number(counts.weight),
      messages.number(counts.choice),
      messages.number(counts.declines),
    ]),
  };
  return { title: say.title, options: drawn(rows), legend, table };
}
