import {
  ARTICLE_RULES,
  EMPTY,
  MOST_POWER,
  O,
  X,
  lineRuns,
  tableWeight,
  type LinePlace,
  type Mark,
  type Potential,
} from '../../../engine/index.ts';
import { readLine } from '../../algorithms/line-attacks/lineText.ts';
import * as Plot from '@observablehq/plot';
import { attackLesson as messages } from '#language/lessons/attacks/lesson';
import type { ChartOptions, ChartTable, LegendEntry } from '../../ui/chart/chart.ts';

/** The lines of lesson `attacks`, and what can be said of one line alone. */

export const LESSON_LINES = {
  /** Four marks each time: both ends open, one, none. */
  openFour: '...XXXX....',
  four: '..OXXXX....',
  closedFour: '..OXXXXO...',
  openThree: '....XXX....',
  closedThree: '..OXXX.....',
  /** No attack of power four, and yet one mark makes five. */
  brokenFour: '...XX.XX...',
  /** To begin drawing with. */
  drawing: '..XXX..O.OO|',
} as const;
export type LessonLine = keyof typeof LESSON_LINES;

/** The three with which the lesson begins. */
export const FOURS = ['openFour', 'four', 'closedFour'] as const satisfies LessonLine[];

export const lineNamed = (name: LessonLine): readonly LinePlace[] => readLine(LESSON_LINES[name]);

/** The line after a mark on one of its empty places. */
function after(line: readonly LinePlace[], at: number, mark: Mark): LinePlace[] {
  return line.map((place, each) => (each === at ? mark : place));
}

const emptyPlaces = (line: readonly LinePlace[]) =>
  line.flatMap((place, at) => (place === EMPTY ? [at] : []));
const hasFive = (line: readonly LinePlace[], mark: Mark) =>
  lineRuns(line).some((run) => run.mark === mark && run.power >= MOST_POWER);

/** The places where one more mark makes five, on this line alone. */
export function finishes(line: readonly LinePlace[], mark: Mark): number[] {
  return emptyPlaces(line).filter((at) => hasFive(after(line, at, mark), mark));
}

/** The places where O can play so that X cannot finish with its next mark. */
export function stops(line: readonly LinePlace[]): number[] {
  return emptyPlaces(line).filter((at) => finishes(after(line, at, O), X).length === 0);
}

/** The greatest `[power : potential]` that X can have after one more mark, by its weight. */
export function bestNext(line: readonly LinePlace[]) {
  const made = emptyPlaces(line).flatMap((at) =>
    lineRuns(after(line, at, X)).filter(({ mark }) => mark === X),
  );
  return made.sort(
    (a, b) => lessonWeight(b.power, b.potential) - lessonWeight(a.power, a.potential),
  )[0];
}

export function lessonWeight(power: number, potential: Potential): number {
  return tableWeight(ARTICLE_RULES, power, potential);
}

/** The places where O can play so that X cannot make an open four with its next mark. */
export function answersToThree(line: readonly LinePlace[]): number[] {
  return emptyPlaces(line).filter((at) => bestNext(after(line, at, O))?.potential !== 2);
}

/** What X still has on a line once O has answered as well as it can, at one of these places. */
export function leftAfter(line: readonly LinePlace[], answers: readonly number[]): number {
  return Math.min(...answers.map((at) => lineWeight(after(line, at, O))));
}

/** What the attacks of X on a line weigh together, as they are. */
export function lineWeight(line: readonly LinePlace[]): number {
  return lineRuns(line)
    .filter(({ mark }) => mark === X)
    .reduce((sum, { power, potential }) => sum + lessonWeight(power, potential), 0);
}

const POTENTIALS = [1, 2] as const;

/** The article's weights by power, on a scale on which each line is ten times the one below. */
export function attackChart() {
  const powers = ARTICLE_RULES.weights.map((_, at) => at + 1);
  const rows = powers.flatMap((power) =>
    POTENTIALS.map((potential) => ({ power, potential, weight: lessonWeight(power, potential) })),
  );
  const options: ChartOptions = ({ isNarrow, ink }) => ({
    height: isNarrow ? 250 : 300,
    marginLeft: 52,
    marginRight: 28,
    x: { type: 'point', label: messages.power, domain: powers, tickFormat: messages.row },
    y: {
      type: 'log',
      label: messages.weight,
      domain: [0.08, 300],
      ticks: [0.1, 1, 10, 100],
      tickFormat: messages.number,
      grid: true,
    },
    marks: POTENTIALS.flatMap((potential) => {
      const own = rows.filter((row) => row.potential === potential);
      const colour = ink(potential === 2 ? 'x' : 'o');
      return [
        Plot.line(own, {
          x: 'power',
          y: 'weight',
          stroke: colour,
          strokeWidth: 2.5,
          strokeDasharray: potential === 2 ? '' : '6 4',
        }),
        Plot.dot(own, {
          x: 'power',
          y: 'weight',
          r: 5,
          symbol: potential === 2 ? 'circle' : 'square',
          fill: potential === 2 ? colour : 'var(--paper)',
          stroke: colour,
          strokeWidth: 2,
        }),
      ];
    }),
  });
  const legend: LegendEntry[] = [
    { label: messages.ends[2], ink: 'x' },
    { label: messages.ends[1], ink: 'o', texture: 'empty' },
  ];
  const table: ChartTable = {
    columns: [messages.columns.power, messages.ends[1], messages.ends[2], messages.columns.name],
    rows: powers.map((power) => [
      power === MOST_POWER ? messages.most(power) : power,
      messages.number(lessonWeight(power, 1)),
      messages.number(lessonWeight(power, 2)),
      messages.names(power),
    ]),
  };
  return { title: messages.title, options, legend, table };
}
