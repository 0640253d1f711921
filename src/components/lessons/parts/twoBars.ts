import * as Plot from '@observablehq/plot';
import type { ChartOptions, ChartTable, LegendEntry } from '../../ui/chart/chart.ts';

/** What a chart of two shares by limit says. */
interface TwoBarsMessages {
  readonly title: string;
  readonly limit: string;
  readonly share: string;
  readonly percent: (share: number) => string;
}

/** Two shares at each limit of a search, side by side: bars and table. Their names are in the order of the shares. */
export function twoBars(
  messages: TwoBarsMessages,
  names: readonly [string, string],
  rows: readonly { readonly limit: number; readonly shares: readonly [number, number] }[],
) {
  const options: ChartOptions = ({ isNarrow, ink, fill }) => ({
    height: isNarrow ? 220 : 250,
    marginLeft: 52,
    x: { axis: null, domain: [0, 1] },
    fx: { label: messages.limit, domain: rows.map(({ limit }) => limit), padding: 0.2 },
    y: {
      label: messages.share,
      ticks: 4,
      tickFormat: (share: number) => (share === 0 ? '0%' : messages.percent(share)),
    },
    marks: [
      Plot.ruleY([0], { stroke: ink('ink') }),
      ...(
        [
          ['x', fill('x', 'hatch')],
          ['o', fill('o')],
        ] as const
      ).map(([side, texture], at) =>
        Plot.barY(rows, {
          x: () => at,
          y: rows.map(({ shares }) => shares[at]),
          fx: 'limit',
          fill: texture,
          stroke: ink(side),
        }),
      ),
    ],
  });
  const legend: LegendEntry[] = [
    { label: names[0], ink: 'x', texture: 'hatch' },
    { label: names[1], ink: 'o' },
  ];
  const table: ChartTable = {
    columns: [messages.limit, ...names],
    rows: rows.map(({ limit, shares }) => [limit, ...shares.map(messages.percent)]),
  };
  return { title: messages.title, options, legend, table };
}
