import * as Plot from '@observablehq/plot';
import { scanLesson as words } from '#language/lessons/five/lesson';
import type { ChartOptions, ChartTable, LegendEntry } from '../parts/chart.ts';
import { BOARD_SIDES, looksBySide } from './game.ts';

/** Cells looked at after one and the same move, on boards of every size: lines and table. */
export function scanChart() {
  const rows = looksBySide();
  const most = Math.max(...rows.map(({ board }) => board));

  const options: ChartOptions = ({ isNarrow, ink }) => ({
    height: isNarrow ? 230 : 280,
    marginLeft: 52,
    marginRight: 20,
    x: { label: words.side, domain: [0, Math.max(...BOARD_SIDES)], ticks: isNarrow ? 4 : 7 },
    y: { label: words.looks, domain: [0, most], ticks: 5, grid: true },
    marks: [
      Plot.ruleY([0], { stroke: ink('ink') }),
      Plot.line(rows, { x: 'side', y: 'board', stroke: ink('o'), strokeWidth: 2.5 }),
      Plot.dot(rows, { x: 'side', y: 'board', fill: ink('o'), r: 4 }),
      Plot.line(rows, {
        x: 'side',
        y: 'last',
        stroke: ink('x'),
        strokeWidth: 2.5,
        strokeDasharray: '6 4',
      }),
      Plot.dot(rows, { x: 'side', y: 'last', stroke: ink('x'), fill: 'var(--paper)', r: 4 }),
    ],
  });
  const legend: LegendEntry[] = [
    { label: words.lanes.board, ink: 'o' },
    { label: words.lanes.last, ink: 'x', texture: 'empty' },
  ];
  const table: ChartTable = {
    columns: [words.board, words.lanes.board, words.lanes.last],
    rows: rows.map(({ side, board, last }) => [
      words.sides(side),
      words.count(board),
      words.count(last),
    ]),
  };
  return { title: words.title, options, legend, table };
}
