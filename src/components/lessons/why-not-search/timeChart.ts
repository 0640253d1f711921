import { whyNotSearchMessages } from '#language/lessons/why-not-search/messages';
import type { ChartOptions } from '../../ui/chart/chart.ts';
import { LANDMARKS, SCALE } from './growth.ts';

const { landmarks } = whyNotSearchMessages.time;
export const TIME_HEIGHT = 126;

/** How long a search takes, as a power of ten of seconds, on squares of which each is ten times as long as the one before. */
export function timeChart(power: number): ChartOptions {
  const isBeyond = power >= SCALE.to;
  const squares = Array.from({ length: SCALE.to - SCALE.from + 1 }, (_, at) => SCALE.from + at);
  return ({ Plot, ink }) => {
    const colour = ink(isBeyond ? 'o' : 'x');
    const words = (name: (typeof LANDMARKS)[number]['name']) => {
      // Each name on the side where no other line stands, on a phone too; the longest has a line of its own.
      const isAfter = name === 'year';
      return Plot.text(
        LANDMARKS.filter((landmark) => landmark.name === name),
        {
          x: 'power',
          text: () => landmarks[name],
          frameAnchor: 'bottom',
          textAnchor: isAfter ? 'start' : 'end',
          dx: isAfter ? 5 : -5,
          dy: name === 'universe' ? 30 : 14,
          fill: ink('ink'),
        },
      );
    };
    return {
      height: TIME_HEIGHT,
      margin: 0,
      marginTop: 12,
      marginBottom: 38,
      x: { domain: [SCALE.from, SCALE.to], axis: null },
      marks: [
        Plot.ruleX(squares, { stroke: 'var(--grid)' }),
        Plot.rect([power], {
          x1: SCALE.from,
          x2: Math.min(Math.max(power, SCALE.from), SCALE.to),
          insetBottom: 14,
          fill: colour,
          fillOpacity: 0.26,
          stroke: colour,
          strokeWidth: 2,
        }),
        Plot.ruleX(LANDMARKS, {
          x: 'power',
          stroke: ink('pencil'),
          strokeWidth: 2,
          strokeDasharray: '5 4',
        }),
        ...LANDMARKS.map(({ name }) => words(name)),
      ],
    };
  };
}
