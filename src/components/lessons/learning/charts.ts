import * as Plot from '@observablehq/plot';
import { learningCharts as messages } from '#language/lessons/learning/lesson';
import { botMessages as bots } from '#language/players/messages';
import { percent } from '#language/ui/language/grammar';
import { lesson } from '#language/lessons/parts/messages';
import type { ChartOptions, ChartTable, Ink } from '../../ui/chart/chart.ts';
import {
  JUDGES,
  menaceCurve,
  menaceSchooling,
  tdCurve,
  unschooled,
  type Moment,
  type Schooling,
  type TeacherName,
} from './runs.ts';

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

/** All tables lie in the light band, half of them in the dark one; the line is the middle. */
function spreadMarks(curve: readonly Moment[], ink: string, dash?: string): Plot.Markish[] {
  const moments = [...curve];
  const area = (
    low: (moment: Moment) => number,
    high: (moment: Moment) => number,
    opacity: number,
  ) => Plot.areaY(moments, { x: 'games', y1: low, y2: high, fill: ink, fillOpacity: opacity });
  return [
    area(
      ({ loss }) => loss.least,
      ({ loss }) => loss.most,
      0.14,
    ),
    area(
      ({ loss }) => loss.low,
      ({ loss }) => loss.high,
      0.24,
    ),
    Plot.lineY(moments, {
      x: 'games',
      y: ({ loss }: Moment) => loss.median,
      stroke: ink,
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

interface Bar {
  readonly teacher: string;
  readonly judge: string;
  readonly median: number;
  readonly least: number;
  readonly most: number;
}

const JUDGE_INK: Record<(typeof JUDGES)[number], Ink> = { random: 'x', minimax: 'o' };

function barsOf(schoolings: readonly Schooling[]): Bar[] {
  const fresh = JUDGES.map((judge) => {
    const loss = unschooled()[judge];
    return {
      teacher: messages.teachers.none,
      judge: bots.name(judge),
      median: loss,
      least: loss,
      most: loss,
    };
  });
  const taught = schoolings.flatMap(({ teacher, loss }) =>
    JUDGES.map((judge) => ({
      teacher: teacherName(teacher),
      judge: bots.name(judge),
      ...loss[judge],
    })),
  );
  return [...fresh, ...taught];
}

/** Whom tables by matchboxes learnt against, and how often they then lose to whom. */
export const teachers: ChartOptions = ({ ink, fill, isNarrow }) => {
  const bars = barsOf(menaceSchooling());
  return {
    height: isNarrow ? 380 : 400,
    marginLeft: isNarrow ? 96 : 120,
    marginRight: 20,
    marginTop: 8,
    x: {
      label: messages.lost,
      labelAnchor: 'center',
      domain: [0, 1],
      ticks: 4,
      tickFormat: (share: number) => percent(share),
      grid: true,
    },
    y: { label: null, axis: null, padding: 0.12 },
    fy: {
      label: null,
      domain: [...new Set(bars.map(({ teacher }) => teacher))],
      padding: 0.22,
      axis: 'left',
    },
    marks: [
      ...JUDGES.map((judge) =>
        Plot.barX(
          bars.filter((bar) => bar.judge === bots.name(judge)),
          {
            x: 'median',
            y: 'judge',
            fy: 'teacher',
            fill: fill(JUDGE_INK[judge], judge === 'random' ? 'solid' : 'hatch'),
            stroke: ink(JUDGE_INK[judge]),
            strokeWidth: 1.2,
          },
        ),
      ),
      Plot.ruleY(bars, {
        x1: 'least',
        x2: 'most',
        y: 'judge',
        fy: 'teacher',
        stroke: ink('ink'),
        strokeWidth: 1.6,
        marker: 'tick',
      }),
      Plot.ruleX([0], { stroke: ink('ink') }),
    ],
  };
};

export const teachersTable = (): ChartTable => ({
  columns: messages.taught,
  rows: barsOf(menaceSchooling()).map(({ teacher, judge, median, least, most }) => [
    teacher,
    judge,
    ...[median, least, most].map(percent),
  ]),
});
