import * as Plot from '@observablehq/plot';
import { scanLesson as messages } from '#language/lessons/five/lesson';
import type { ChartOptions, ChartTable, LegendEntry } from '../../ui/chart/chart.ts';
import { BOARD_SIDES, looksBySide } from './game.ts';

/** Cells looked at after one and the same move, on boards of every size: lines and table. */
export function scanChart() {
  const rows = looksBySide();
  const most = Math.max(...rows.map(({ board }) => board));

  const options: ChartOptions = ({ isNarrow, ink }) => ({
    height: isNarrow ? 230 : 280,
    marginLeft: 52,
    marginRight: 20,
    x: { label: messages.side, domain: [0, Math.max(...BOARD_SIDES)], ticks: isNarrow ? 4 : 7 },
    y: { label: messages.looks, domain: [0, most], ticks: 5, grid: true },
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
    { label: messages.lanes.board, ink: 'o' },
    { label: messages.lanes.last, ink: 'x', texture: 'empty' },
  ];
  const table: ChartTable = {
    columns: [messages.board, messages.lanes.board, messages.lanes.last],
    rows: rows.map(({ side, board, last }) => [
      messages.sides(side),
      messages.count(board),
      messages.count(last),
    ]),
  };
  return { title: messages.title, options, legend, table };
}
