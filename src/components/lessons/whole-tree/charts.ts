import * as Plot from '@observablehq/plot';
import { wholeTreeMessages as messages, type Method } from '#language/lessons/whole-tree/messages';
import type { ChartOptions, ChartTable, LegendEntry } from '../parts/chart.ts';
import * as facts from './facts.ts';

const ROUND = [1, 10, 100, 1000, 10_000, 100_000];
/** Below one on a scale of powers of ten, so that a bar of one is seen. */
const FLOOR = 0.5;

/** Calls and positions by number of marks, in powers of ten. */
export function pliesChart() {
  const rows = facts.byPly();
  const bars = rows.flatMap(({ ply, calls, positions }) => [
    { ply, what: 'calls', number: calls },
    { ply, what: 'positions', number: positions },
  ]);
  const options: ChartOptions = ({ isNarrow, ink, fill }) => ({
    height: isNarrow ? 240 : 270,
    marginLeft: 58,
    x: { axis: null, domain: ['calls', 'positions'] },
    fx: { label: messages.plies.ply, domain: rows.map(({ ply }) => ply), padding: 0.2 },
    y: {
      type: 'log',
      label: messages.plies.axis,
      domain: [FLOOR, 400_000],
      ticks: ROUND,
      tickFormat: messages.number,
    },
    marks: [
      Plot.ruleY([FLOOR], { stroke: ink('ink') }),
      ...(['calls', 'positions'] as const).map((what) =>
        Plot.rectY(
          bars.filter((bar) => bar.what === what),
          {
            x: 'what',
            y1: FLOOR,
            y2: 'number',
            fx: 'ply',
            fill: what === 'calls' ? fill('call', 'hatch') : fill('return'),
            stroke: what === 'calls' ? ink('call') : ink('return'),
          },
        ),
      ),
    ],
  });
  const legend: LegendEntry[] = [
    { label: messages.plies.calls, ink: 'call', texture: 'hatch' },
    { label: messages.plies.positions, ink: 'return' },
  ];
  const table: ChartTable = {
    columns: [
      messages.plies.ply,
      messages.plies.calls,
      messages.plies.positions,
      messages.plies.forms,
    ],
    rows: rows.map(({ ply, calls, positions, forms }) => [
      ply,
      messages.number(calls),
      messages.number(positions),
      messages.number(forms),
    ]),
  };
  return { title: messages.plies.title, options, legend, table };
}

/** Every way of searching the whole game, with its calls: the most first. */
export function methodsChart() {
  const calls: Record<Method, number> = {
    plain: facts.byPly().reduce((sum, row) => sum + row.calls, 0),
    worst: facts.worstFirstCalls(),
    given: facts.givenOrder(),
    remembering: facts.callsRemembering(),
    centre: facts.centreFirst(),
    forms: facts.rememberingForms(),
    best: facts.bestFirstCalls(),
    fewest: facts.fewest(),
  };
  const rows = (Object.keys(calls) as Method[])
    .map((method) => ({ name: messages.methods.names[method], calls: calls[method] }))
    .sort((a, b) => b.calls - a.calls);
  const options: ChartOptions = ({ isNarrow, ink, fill }) => ({
    height: isNarrow ? 380 : 300,
    marginLeft: isNarrow ? 12 : 190,
    marginRight: 74,
    marginTop: 26,
    x: {
      type: 'log',
      label: messages.methods.axis,
      domain: [100, 700_000],
      ticks: [100, 1000, 10_000, 100_000],
      tickFormat: messages.number,
      grid: true,
      axis: 'top',
    },
    y: { label: null, domain: rows.map(({ name }) => name), ...(isNarrow ? { axis: null } : {}) },
    marks: [
      Plot.rectX(rows, {
        x1: 100,
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
        ? [Plot.text(rows, { x: 100, y: 'name', dy: -13, textAnchor: 'start', text: 'name' })]
        : []),
    ],
  });
  const table: ChartTable = {
    columns: [messages.methods.method, messages.methods.axis],
    rows: rows.map((row) => [row.name, messages.number(row.calls)]),
  };
  return { title: messages.methods.title, options, table };
}
