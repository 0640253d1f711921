import { countMessages } from '#language/lessons/count/messages';
import { numbers } from '#language/ui/language/grammar';
import type { ChartOptions, Ink } from '../../ui/chart/chart.ts';
import type { Ply } from './plies.ts';

const { rows } = countMessages.walk;
const INKS: Readonly<Record<keyof typeof rows, Ink>> = {
  calls: 'x',
  ended: 'o',
  positions: 'return',
  classes: 'ink-soft',
};
export const PLY_HEIGHT = 200;

/** The counts at one number of marks. Twice as long is twice as many; the longest bar fills its row. */
export function plyChart(ply: Ply): ChartOptions {
  const bars = (Object.keys(INKS) as (keyof typeof rows)[]).map((name) => ({
    name: rows[name],
    count: ply[name],
    ink: INKS[name],
  }));
  return ({ Plot, isNarrow, ink }) => ({
    height: PLY_HEIGHT,
    marginTop: isNarrow ? 14 : 4,
    marginBottom: 6,
    marginLeft: isNarrow ? 1 : 190,
    marginRight: 66,
    x: { axis: null, domain: [0, Math.max(...bars.map(({ count }) => count))] },
    y: { axis: null, domain: bars.map(({ name }) => name), padding: isNarrow ? 0.65 : 0.6 },
    marks: [
      ...bars.map((bar) =>
        Plot.barX(bar.count > 0 ? [bar] : [], {
          x: 'count',
          y: 'name',
          fill: ink(bar.ink),
          fillOpacity: 0.45,
          stroke: ink(bar.ink),
          strokeWidth: 1.5,
        }),
      ),
      Plot.text(bars, {
        y: 'name',
        text: 'name',
        frameAnchor: 'left',
        textAnchor: isNarrow ? 'start' : 'end',
        dx: isNarrow ? 0 : -10,
        dy: isNarrow ? -17 : 0,
        lineWidth: isNarrow ? 30 : 13,
        fontSize: 14,
        fill: ink('ink-soft'),
      }),
      Plot.text(bars, {
        y: 'name',
        text: ({ count }: (typeof bars)[number]) => numbers.format(count),
        frameAnchor: 'right',
        textAnchor: 'end',
        dx: 65,
        fontSize: 15,
        fontWeight: 700,
      }),
    ],
  });
}
