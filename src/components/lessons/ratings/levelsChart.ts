import * as Plot from '@observablehq/plot';
import { EMPTY, ruleRatings } from '../../../engine/index.ts';
import { ratingMessages as words } from '#language/lessons/ratings/messages';
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
    fx: { label: words.levels.cell, domain: free, padding: 0.18 },
    y: { label: words.levels.chance, domain: [0, 1], ticks: 4, tickFormat: words.percent },
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
    { label: words.levels.legend[0], ink: 'ink-soft', texture: 'hatch' },
    { label: words.levels.legend[1], ink: 'return' },
  ];
  const table: ChartTable = {
    columns: [words.levels.cell, words.levels.rating, words.levels.level(0), words.levels.level(1)],
    rows: free.map((cell) => [
      cell,
      words.rating(ratings[cell] ?? 0),
      words.percent(share(0, cell)),
      words.percent(share(1, cell)),
    ]),
  };
  return { title: words.levels.title, options, legend, table };
}
