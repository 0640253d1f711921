import * as Plot from '@observablehq/plot';
import { wholeTreeMessages as messages, type Method } from '#language/lessons/whole-tree/messages';
import { emptySetup, treeSize } from '../../../engine/index.ts';
import type { ChartOptions, ChartTable } from '../../ui/chart/chart.ts';
import * as facts from './facts.ts';

/** Every way of searching the whole game, with its calls, the most first: bars as long as the numbers are large. */
export function methodsChart() {
  const calls: Record<Method, number> = {
    plain: treeSize(emptySetup()),
    worst: facts.worstFirstCalls(),
    given: facts.givenOrder(),
    remembering: facts.callsRemembering(),
    centre: facts.centreFirst(),
    thumb: facts.thumbOrder(),
    forms: facts.rememberingForms(),
    best: facts.bestFirstCalls(),
    fewest: facts.fewest(),
  };
  const rows = (Object.keys(calls) as Method[])
    .map((method) => ({ name: messages.methods.names[method], calls: calls[method] }))
    .sort((a, b) => b.calls - a.calls);
  const options: ChartOptions = ({ isNarrow, ink, fill }) => ({
    height: isNarrow ? 420 : 330,
    marginLeft: isNarrow ? 12 : 190,
    marginRight: 74,
    marginTop: 26,
    x: {
      label: messages.methods.axis,
      domain: [0, rows[0]?.calls ?? 0],
      ticks: 3,
      tickFormat: messages.number,
      grid: true,
      axis: 'top',
    },
    y: { label: null, domain: rows.map(({ name }) => name), ...(isNarrow ? { axis: null } : {}) },
    marks: [
      Plot.rectX(rows, {
        x1: 0,
        x2: 'calls',
        y: 'name',
        insetTop: isNarrow ? 18 : 4,
        insetBottom: 4,
        fill: fill('call', 'hatch'),
        stroke: ink('call'),
      }),
      Plot.text(rows, {
        x: 'calls',
        y: 'name',
        dy: isNarrow ? 7 : 0,
        dx: 6,
        textAnchor: 'start',
        text: (row: { calls: number }) => messages.number(row.calls),
        fill: ink('ink'),
      }),
      ...(isNarrow
        ? [Plot.text(rows, { x: 0, y: 'name', dy: -13, textAnchor: 'start', text: 'name' })]
        : []),
    ],
  });
  const table: ChartTable = {
    columns: [messages.methods.method, messages.methods.axis],
    rows: rows.map((row) => [row.name, messages.number(row.calls)]),
  };
  return { title: messages.methods.title, options, table };
}
