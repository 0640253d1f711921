import * as Plot from '@observablehq/plot';
import { MOST_POWER, type Point, cellName } from '../../../engine/index.ts';
import { inspectorMessages } from '#language/weights/messages';
import { weightLesson } from '#language/lessons/weight/lesson';
import type { ChartOptions, ChartTable, LegendEntry } from '../../ui/chart/chart.ts';
import { INSPECTED_BOARDS, accountOn } from './boards.ts';
import { withoutRules } from './games.ts';

/** A bar that is made of parts, one behind the other. */
interface PartRow {
  readonly name: string;
  /** On a phone. */
  readonly short: string;
  readonly parts: readonly number[];
  /** What is written at its end. */
  readonly end?: string;
}

const sumOf = (parts: readonly number[]) => parts.reduce((sum, part) => sum + part, 0);

/** Bars that lie, in rows with names, a part for each entry of the legend; lines go up at `rules`. */
function partBars(
  rows: readonly PartRow[],
  legend: readonly LegendEntry[],
  label: string,
  rules: readonly number[],
): ChartOptions {
  const bars = rows.flatMap(({ name, parts }) =>
    parts.map((part, at) => ({ name, at, from: sumOf(parts.slice(0, at)), part })),
  );
  return ({ isNarrow, ink, fill }) => ({
    height: 60 + 40 * rows.length,
    marginLeft: isNarrow ? 108 : 230,
    marginRight: rows.some(({ end }) => end) ? 48 : 12,
    x: {
      label,
      domain: [0, Math.max(...rows.map(({ parts }) => sumOf(parts)))],
      ticks: isNarrow ? 3 : 5,
    },
    y: {
      label: null,
      domain: rows.map(({ name }) => name),
      tickFormat: (row: string) =>
        (isNarrow && rows.find(({ name }) => name === row)?.short) || row,
    },
    marks: [
      ...legend.map(({ ink: tone, texture }, group) =>
        Plot.barX(
          bars.filter(({ at }) => at === group),
          {
            x1: 'from',
            x2: ({ from, part }: (typeof bars)[number]) => from + part,
            y: 'name',
            fill: fill(tone, texture),
            stroke: ink('ink-soft'),
          },
        ),
      ),
      Plot.text(rows, {
        x: ({ parts }: PartRow) => sumOf(parts),
        y: 'name',
        text: ({ end = '' }: PartRow) => end,
        textAnchor: 'start',
        dx: 6,
        fill: ink('ink'),
      }),
      Plot.ruleX(rules, { stroke: ink('ink') }),
    ],
  });
}

/** What each rule is worth: games of the bot without it against the bot with it. Bars and table. */
export function weightChart() {
  const { chart: say } = weightLesson;
  const rows = withoutRules().map(({ rule, won, open, lost }) => ({
    name: say.without[rule],
    short: say.short[rule],
    parts: [won, open, lost],
  }));
  const legend: LegendEntry[] = [
    { label: say.outcomes.won, ink: 'return' },
    { label: say.outcomes.open, ink: 'pencil', texture: 'empty' },
    { label: say.outcomes.lost, ink: 'ink-soft', texture: 'hatch' },
  ];
  const half = sumOf(rows[0]?.parts ?? []) / 2;
  const table: ChartTable = {
    columns: [say.rule, ...legend.map(({ label }) => label)],
    rows: rows.map(({ name, parts }) => [name, ...parts]),
  };
  return { title: say.title, options: partBars(rows, legend, say.games, [0, half]), legend, table };
}

/** Of a cell's weight on the board `outbid`: its five, its bonus, and all that is left. */
export function sumParts(cell: Point): [five: number, bonus: number, change: number] {
  const { marks, weight } = accountOn('outbid', cell);
  const attacks = marks.flatMap(({ lines }) => lines.flatMap((line) => line.attacks));
  const five = sumOf(attacks.map((each) => (each.power >= MOST_POWER ? each.weight : 0)));
  const bonus = sumOf(marks.map(({ finish, doubleThreat }) => finish + doubleThreat));
  return [five, bonus, weight - five - bonus];
}

/** The block and the win, each a bar of its parts: the longer one is played. */
export function outbidChart() {
  const { outbid: say } = weightLesson;
  const { guard, win } = INSPECTED_BOARDS.outbid.cells;
  const text = inspectorMessages.weight;
  const rows = ([guard, win] as const).map((cell) => {
    const short = cell === win ? say.win : say.block;
    const name = `${short}, ${cellName(undefined, cell.x, cell.y)}`;
    return { name, short, parts: sumParts(cell), end: text(accountOn('outbid', cell).weight) };
  });
  const legend: LegendEntry[] = [
    { label: say.parts.five, ink: 'call' },
    { label: say.parts.bonus, ink: 'ink-soft', texture: 'hatch' },
    { label: say.parts.change, ink: 'return' },
  ];
  const table: ChartTable = {
    columns: [say.cell, ...legend.map(({ label }) => label), say.weight],
    rows: rows.map(({ name, parts, end }) => [name, ...parts.map(text), end]),
  };
  return { title: say.title, options: partBars(rows, legend, say.weight, [0]), legend, table };
}
