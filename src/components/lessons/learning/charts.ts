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
  unschooled,
  type Moment,
  type Spread,
  type TeacherName,
} from './runs.ts';

export const teacherName = (teacher: TeacherName): string =>
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

/** Twenty tables by matchboxes, and one of them alone: light bands that hold all, dark ones that hold half, and a line in the middle. */
export const manyRuns: ChartOptions = ({ ink, isNarrow }) => {
  const band = (low: keyof Spread, high: keyof Spread, fillOpacity: number) =>
    Plot.areaY([...menaceCurve()], {
      x: 'games',
      y1: ({ loss }: Moment) => loss[low],
      y2: ({ loss }: Moment) => loss[high],
      fill: ink('x'),
      fillOpacity,
    });
  const line = (y: (moment: Moment) => number, look: Plot.LineYOptions) =>
    Plot.lineY([...menaceCurve()], { x: 'games', y, ...look });
  return {
    ...axes(isNarrow, 0.28),
    marks: [
      band('least', 'most', 0.14),
      band('low', 'high', 0.24),
      line(({ loss }) => loss.median, { stroke: ink('x'), strokeWidth: 2.4 }),
      line(({ one }) => one, { stroke: ink('ink'), strokeWidth: 1.4, strokeDasharray: '2 3' }),
    ],
  };
};

export const manyRunsTable = (): ChartTable => ({
  columns: messages.manyRuns,
  rows: menaceCurve().map(({ games, loss, one }) => [
    lesson.inDigits(games),
    ...[one, loss.least, loss.low, loss.median, loss.high, loss.most].map(percent),
  ]),
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
