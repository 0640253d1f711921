import * as Plot from '@observablehq/plot';
import { ARTICLE_RULES, MOST_POWER } from '../../../engine/index.ts';
import { attackLesson as words } from '#language/lessons/attacks/lesson';
import { lessonWeight } from './facts.ts';
import type { ChartOptions, ChartTable, LegendEntry } from '../parts/chart.ts';

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
    x: { type: 'point', label: words.power, domain: powers, tickFormat: words.row },
    y: {
      type: 'log',
      label: words.weight,
      domain: [0.08, 300],
      ticks: [0.1, 1, 10, 100],
      tickFormat: words.number,
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
    { label: words.ends[2], ink: 'x' },
    { label: words.ends[1], ink: 'o', texture: 'empty' },
  ];
  const table: ChartTable = {
    columns: [words.columns.power, words.ends[1], words.ends[2], words.columns.name],
    rows: powers.map((power) => [
      power === MOST_POWER ? words.most(power) : power,
      words.number(lessonWeight(power, 1)),
      words.number(lessonWeight(power, 2)),
      words.names(power),
    ]),
  };
  return { title: words.title, options, legend, table };
}
