import * as Plot from '@observablehq/plot';
import { EMPTY, ruleRatings } from '../../../engine/index.ts';
import { ratingMessages as messages } from '#language/lessons/ratings/messages';
import type { ChartOptions, ChartTable, LegendEntry } from '../parts/chart.ts';
import { chances, ratedSetup, type RatedName } from './rated.ts';

/** How likely each empty cell of a position is, at both levels: bars, legend and table. */
export function levelsChart(name: RatedName) {
  const setup = ratedSetup(name);
  const ratings = ruleRatings(setup);
  const shares = [0, 1].map((level) => chances(setup, level));
  const share = (level: number, cell: number) => shares[level]?.[cell] ?? 0;
  const free = [...setup.cells.keys()].filter((cell) => setup.cells[cell] === EMPTY);
  const bars = free.flatMap((cell) =>
    [0, 1].map((level) => ({ cell, level, share: share(level, cell) })),
  );

  const options: ChartOptions = ({ isNarrow, ink, fill }) => ({
    height: isNarrow ? 220 : 240,
    marginLeft: 46,
    x: { axis: null, domain: [0, 1] },
    fx: { label: messages.levels.cell, domain: free, padding: 0.18 },
    y: { label: messages.levels.chance, domain: [0, 1], ticks: 4, tickFormat: messages.percent },
    marks: [
      Plot.ruleY([0], { stroke: ink('ink') }),
      ...[0, 1].map((level) =>
        Plot.barY(
          bars.filter((bar) => bar.level === level),
          {
            x: 'level',
            y: 'share',
            fx: 'cell',
            fill: level === 0 ? fill('ink-soft', 'hatch') : fill('return'),
            stroke: level === 0 ? ink('ink-soft') : ink('return'),
          },
        ),
      ),
    ],
  });

  const legend: LegendEntry[] = [
    { label: messages.levels.legend[0], ink: 'ink-soft', texture: 'hatch' },
    { label: messages.levels.legend[1], ink: 'return' },
  ];
  const table: ChartTable = {
    columns: [
      messages.levels.cell,
      messages.levels.rating,
      messages.levels.level(0),
      messages.levels.level(1),
    ],
    rows: free.map((cell) => [
      cell,
      messages.rating(ratings[cell] ?? 0),
      messages.percent(share(0, cell)),
      messages.percent(share(1, cell)),
    ]),
  };
  return { title: messages.levels.title, options, legend, table };
}
