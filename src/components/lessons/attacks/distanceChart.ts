import { distanceMessages as messages } from '#language/lessons/attacks/distance';
import { REACH } from '../../../engine/index.ts';
import type { ChartOptions, Drawing } from '../../ui/chart/chart.ts';
import { STRIP, type Gap, type GapReading } from './distance.ts';

const at = ({ gap }: GapReading) => gap + 1;
const PAPER = 'var(--paper)';

/** Letters of the chosen gap's numbers are bold. */
const weightOf = (reading: GapReading, gap: Gap) => (reading.gap === gap ? 750 : 500);

/** The numbers at the dots. The curve falls: to the right of a point, and above it, there is nothing of it. */
function weightTexts({ Plot, ink }: Drawing, readings: readonly GapReading[], gap: Gap) {
  const most = Math.max(...readings.map(({ weight }) => weight));
  // Two low weights side by side have no room at one height.
  const isRaised = ({ gap, weight }: GapReading) => gap > 0 && gap % 2 === 0 && weight < most / 8;
  return readings.map((reading) =>
    Plot.text([reading], {
      x: at,
      y: 'weight',
      text: ({ weight }: GapReading) => messages.weight(weight),
      textAnchor: 'start',
      dx: 3,
      dy: isRaised(reading) ? -30 : -13,
      fontWeight: weightOf(reading, gap),
      fill: ink('ink'),
      stroke: PAPER,
      strokeWidth: 5,
    }),
  );
}

/** The curve: a stem and a dot for each gap, and which of them it is now. */
function curveMarks({ Plot, ink }: Drawing, readings: readonly GapReading[], gap: Gap) {
  const now = readings.filter((reading) => reading.gap === gap);
  const dot = { x: at, y: 'weight', stroke: ink('x'), strokeWidth: 2.4 } as const;
  return [
    Plot.ruleX(readings, { x: at, y: 'weight', stroke: ink('ink-soft'), strokeDasharray: '5 6' }),
    Plot.ruleX(now, { x: at, y: 'weight', stroke: ink('x'), strokeWidth: 2 }),
    Plot.lineY(readings, dot),
    Plot.dot(readings, { ...dot, r: 5, fill: PAPER }),
    Plot.dot(now, { ...dot, r: 7, fill: ink('x') }),
  ];
}

/** What the line weighs for each gap, cell under cell: its picture is as wide as the strip above it. */
export function distanceChart(readings: readonly GapReading[], gap: Gap): ChartOptions {
  const limit = [REACH + 0.5];
  return (drawing) => {
    const { Plot, width, ink } = drawing;
    const cell = width / (STRIP.to - STRIP.from + 1);
    const gaps = {
      x: at,
      y: 0,
      text: (reading: GapReading) => String(reading.gap),
      dy: 16,
    };
    return {
      height: 4 * cell + 48,
      margin: 0,
      marginTop: Math.max(cell, 30),
      marginBottom: 48,
      x: { domain: [STRIP.from - 0.5, STRIP.to + 0.5], axis: null },
      y: { domain: [0, Math.max(...readings.map(({ weight }) => weight))], axis: null },
      marks: [
        Plot.ruleX(limit, { stroke: ink('ink-soft'), strokeDasharray: '5 6' }),
        Plot.text(limit, {
          x: limit,
          frameAnchor: 'top',
          text: () => messages.looksNoFurther,
          textAnchor: 'start',
          dx: 6,
          fill: ink('ink-soft'),
        }),
        Plot.ruleY([0], { x1: 0, x2: STRIP.to + 0.5, stroke: ink('ink'), strokeWidth: 1.5 }),
        ...curveMarks(drawing, readings, gap),
        ...weightTexts(drawing, readings, gap),
        ...readings.map((reading) =>
          Plot.text([reading], { ...gaps, fontWeight: weightOf(reading, gap) }),
        ),
        Plot.text([messages.gaps], { x: () => 3, y: 0, text: () => messages.gaps, dy: 38 }),
      ],
    };
  };
}
