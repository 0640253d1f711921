import * as Plot from '@observablehq/plot';
import { learningCharts as messages } from '#language/lessons/learning/lesson';
import { botMessages as bots } from '#language/players/messages';
import { percent } from '#language/ui/language/grammar';
import { lesson } from '#language/lessons/parts/messages';
import type { ChartOptions, ChartTable, LegendEntry } from '../../ui/chart/chart.ts';
import { rowBars } from '../../ui/chart/rowBars.ts';
import {
  JUDGES,
  menaceCurve,
  menaceSchooling,
  tdCurve,
  unschooled,
  type Moment,
  type TeacherName,
} from './runs.ts';
import type { Spread } from './spread.ts';

const teacherName = (teacher: TeacherName): string =>
  teacher === 'itself' ? messages.teachers.itself : bots.name(teacher);

const axes = (isNarrow: boolean, most: number): Plot.PlotOptions => ({
  height: isNarrow ? 260 : 320,
  marginLeft: 48,
  marginRight: isNarrow ? 14 : 24,
  marginBottom: 42,
  x: { label: messages.games, labelAnchor: 'center', ticks: isNarrow ? 3 : 5 },
  y: {
    label: messages.lost,
    domain: [0, most],
    tickFormat: (share: number) => percent(share),
    grid: true,
  },
});

/** Light bands that hold all tables, dark ones that hold half of them, and a line in the middle. */
function spreadMarks(points: readonly Moment[], stroke: string, dash?: string): Plot.Markish[] {
  const band = (low: keyof Spread, high: keyof Spread, fillOpacity: number) =>
    Plot.areaY([...points], {
      x: 'games',
      y1: ({ loss }: Moment) => loss[low],
      y2: ({ loss }: Moment) => loss[high],
      fill: stroke,
      fillOpacity,
    });
  return [
    band('least', 'most', 0.14),
    band('low', 'high', 0.24),
    Plot.lineY([...points], {
      x: 'games',
      y: ({ loss }: Moment) => loss.median,
      stroke,
      strokeWidth: 2.4,
      ...(dash && { strokeDasharray: dash }),
    }),
  ];
}

/** Twenty tables by matchboxes, and one of them alone. */
export const manyRuns: ChartOptions = ({ ink, isNarrow }) => ({
  ...axes(isNarrow, 0.28),
  marks: [
    ...spreadMarks(menaceCurve(), ink('x')),
    Plot.lineY([...menaceCurve()], {
      x: 'games',
      y: 'one',
      stroke: ink('ink'),
      strokeWidth: 1.4,
      strokeDasharray: '2 3',
    }),
  ],
});

export const manyRunsTable = (): ChartTable => ({
  columns: messages.manyRuns,
  rows: menaceCurve().map(({ games, loss, one }) => [
    lesson.inDigits(games),
    ...[one, loss.least, loss.low, loss.median, loss.high, loss.most].map(percent),
  ]),
});

/** Matchboxes and values, twenty tables each. */
export const twoWays: ChartOptions = ({ ink, isNarrow }) => ({
  ...axes(isNarrow, 0.28),
  marks: [...spreadMarks(menaceCurve(), ink('x')), ...spreadMarks(tdCurve(), ink('o'), '7 4')],
});

export const twoWaysTable = (): ChartTable => ({
  columns: messages.twoWays,
  rows: menaceCurve().map(({ games, loss }, at) => {
    const values = (tdCurve()[at] as Moment).loss;
    return [
      lesson.inDigits(games),
      percent(loss.median),
      `${percent(loss.least)} – ${percent(loss.most)}`,
      percent(values.median),
      `${percent(values.least)} – ${percent(values.most)}`,
    ];
  }),
});

/** What each judge's bars look like. */
export const judges: readonly LegendEntry[] = [
  { label: messages.lostTo.random, ink: 'x' },
  { label: messages.lostTo.minimax, ink: 'o', texture: 'hatch' },
];

/** Whom tables by matchboxes learnt against, and how often they then lose to each judge: in the middle, and at the rims. */
const taught = () => [
  {
    name: messages.teachers.none,
    losses: JUDGES.map((judge) => {
      const loss = unschooled()[judge];
      return { median: loss, least: loss, most: loss };
    }),
  },
  ...menaceSchooling().map(({ teacher, loss }) => ({
    name: teacherName(teacher),
    losses: JUDGES.map((judge) => loss[judge]),
  })),
];

export function teachers() {
  const rows = taught().map(({ name, losses }) => ({
    name,
    values: losses.map(({ median }) => median),
    ranges: losses.map(({ least, most }) => ({ low: least, high: most })),
  }));
  return rowBars(rows, judges, 1, { axis: messages.lost, tick: percent });
}

export const teachersTable = (): ChartTable => ({
  columns: messages.taught,
  rows: taught().flatMap(({ name, losses }) =>
    losses.map(({ median, least, most }, at) => [
      name,
      bots.name(JUDGES[at] ?? 'random'),
      ...[median, least, most].map(percent),
    ]),
  ),
});
