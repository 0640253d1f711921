import * as Plot from '@observablehq/plot';
import { DEPTHS } from '../../../engine/index.ts';
import { depthMessages } from '#language/lessons/depth/messages';
import type { ChartOptions, ChartTable, LegendEntry } from '../parts/chart.ts';
import { againstRandom } from './facts.ts';

const messages = depthMessages.chart;
const SIDES = ['first', 'second'] as const;

/** How often depth ratings lose to somebody who takes any free cell, by limit: bars and table. */
export function depthChart() {
  const rows = againstRandom();
  const bars = rows.flatMap((row) => SIDES.map((side) => ({ ...row, side, share: row[side] })));
  const most = Math.max(...bars.map(({ share }) => share));

  const options: ChartOptions = ({ isNarrow, ink, fill }) => ({
    height: isNarrow ? 220 : 250,
    marginLeft: 52,
    x: { axis: null, domain: [...SIDES] },
    fx: { label: messages.limit, domain: [...DEPTHS], padding: 0.2 },
    y: {
      label: messages.share,
      domain: [0, most],
      ticks: 4,
      tickFormat: (share: number) => (share === 0 ? '0%' : messages.percent(share)),
    },
    marks: [
      Plot.ruleY([0], { stroke: ink('ink') }),
      ...SIDES.map((side) =>
        Plot.barY(
          bars.filter((bar) => bar.side === side),
          {
            x: 'side',
            y: 'share',
            fx: 'level',
            fill: side === 'first' ? fill('x', 'hatch') : fill('o'),
            stroke: side === 'first' ? ink('x') : ink('o'),
          },
        ),
      ),
    ],
  });

  const legend: LegendEntry[] = [
    { label: messages.sides.first, ink: 'x', texture: 'hatch' },
    { label: messages.sides.second, ink: 'o' },
  ];
  const table: ChartTable = {
    columns: [messages.limit, messages.sides.first, messages.sides.second],
    rows: rows.map(({ level, first, second }) => [
      level,
      messages.percent(first),
      messages.percent(second),
    ]),
  };
  return { title: messages.title, options, legend, table };
}
