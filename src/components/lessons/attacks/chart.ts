import * as Plot from '@observablehq/plot';
import { ARTICLE_RULES, MOST_POWER } from '../../../engine/index.ts';
import { attackLesson as messages } from '#language/lessons/attacks/lesson';
import { lessonWeight } from './facts.ts';
import type { ChartOptions, ChartTable, LegendEntry } from '../../ui/chart/chart.ts';

const POTENTIALS = [1, 2] as const;

/** The article's weights by power, on a scale on which each line is ten times the one below. */
export function attackChart() {
  const powers = ARTICLE_RULES.weights.map((_, at) => at + 1);
  const rows = powers.flatMap((power) =>
    POTENTIALS.map((potential) => ({ power, potential, weight: lessonWeight(power, potential) })),
  );
  const options: ChartOptions = ({ isNarrow, ink }) => ({
    height: isNarrow ? 250 : 300,
    marginLeft: 52,
    marginRight: 28,
    x: { type: 'point', label: messages.power, domain: powers, tickFormat: messages.row },
    y: {
      type: 'log',
      label: messages.weight,
      domain: [0.08, 300],
      ticks: [0.1, 1, 10, 100],
      tickFormat: messages.number,
      grid: true,
    },
    marks: POTENTIALS.flatMap((potential) => {
      const own = rows.filter((row) => row.potential === potential);
      const colour = ink(potential === 2 ? 'x' : 'o');
      return [
        Plot.line(own, {
          x: 'power',
          y: 'weight',
          stroke: colour,
          strokeWidth: 2.5,
          strokeDasharray: potential === 2 ? '' : '6 4',
        }),
        Plot.dot(own, {
          x: 'power',
          y: 'weight',
          r: 5,
          symbol: potential === 2 ? 'circle' : 'square',
          fill: potential === 2 ? colour : 'var(--paper)',
          stroke: colour,
          strokeWidth: 2,
        }),
      ];
    }),
  });
  const legend: LegendEntry[] = [
    { label: messages.ends[2], ink: 'x' },
    { label: messages.ends[1], ink: 'o', texture: 'empty' },
  ];
  const table: ChartTable = {
    columns: [messages.columns.power, messages.ends[1], messages.ends[2], messages.columns.name],
    rows: powers.map((power) => [
      power === MOST_POWER ? messages.most(power) : power,
      messages.number(lessonWeight(power, 1)),
      messages.number(lessonWeight(power, 2)),
      messages.names(power),
    ]),
  };
  return { title: messages.title, options, legend, table };
}
