import { wholeTreeMessages as messages, type Method } from '#language/lessons/whole-tree/messages';
import { emptySetup, treeSize } from '../../../engine/index.ts';
import type { ChartTable } from '../../ui/chart/chart.ts';
import { rowBars } from '../../ui/chart/rowBars.ts';
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
  const options = rowBars(
    rows.map((row) => ({ name: row.name, values: [row.calls] })),
    [{ label: messages.methods.axis, ink: 'call', texture: 'hatch' }],
    rows[0]?.calls ?? 0,
    { axis: messages.methods.axis, tick: messages.number },
  );
  const table: ChartTable = {
    columns: [messages.methods.method, messages.methods.axis],
    rows: rows.map((row) => [row.name, messages.number(row.calls)]),
  };
  return { title: messages.methods.title, options, table };
}
