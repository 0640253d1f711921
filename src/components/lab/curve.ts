import type { Chances } from '../../engine/index.ts';
import { learningMessages } from '#language/lab/messages';
import { count, percent } from '#language/ui/language/grammar';
import type { ChartOptions, Ink } from '../ui/chart/chart.ts';

const messages = learningMessages.curve;

/** The three ways in which a game ends, as they are drawn from the bottom up. */
const CURVES = ['win', 'draw', 'loss'] as const;
type CurveName = (typeof CURVES)[number];

export type CurvePoint = Chances & { readonly games: number };

const LOOKS: Readonly<Record<CurveName, { readonly ink: Ink; readonly dash?: string }>> = {
  win: { ink: 'good' },
  draw: { ink: 'ink-soft', dash: '7 4' },
  loss: { ink: 'bad', dash: '2 4' },
};
export const CURVE_HEIGHT = 300;

/** A line for each ending. Room is kept for what comes up to `until` games. */
export function curveChart(points: readonly CurvePoint[], until: number): ChartOptions {
  const last = points.at(-1);
  const names = last ? CURVES : [];
  const ends = keptApart(names.map((name) => last?.[name] ?? 0));
  return ({ Plot, ink, isNarrow }) => ({
    height: CURVE_HEIGHT,
    marginTop: 12,
    marginLeft: 48,
    marginRight: 54,
    x: {
      label: messages.games,
      labelAnchor: 'center',
      domain: [points.length > 1 ? (points[0]?.games ?? 0) : 0, Math.max(until, last?.games ?? 1)],
      ticks: last ? (isNarrow ? 3 : 5) : [],
      tickFormat: (games: number) => count(games),
    },
    y: {
      label: null,
      domain: [0, 1],
      ticks: [0, 0.25, 0.5, 0.75, 1],
      tickFormat: percent,
      grid: true,
    },
    marks: CURVES.flatMap((name, at) => {
      const stroke = ink(LOOKS[name].ink);
      return [
        Plot.lineY([...points], {
          x: 'games',
          y: name,
          stroke,
          strokeWidth: 2.4,
          strokeDasharray: LOOKS[name].dash ?? 'none',
        }),
        // Trained elsewhere, it has no way yet, but a place.
        Plot.dot(points.length === 1 ? points : [], {
          x: 'games',
          y: name,
          fill: stroke,
        }),
        Plot.text(last ? [last] : [], {
          x: 'games',
          y: () => ends[at],
          text: () => messages.names[name],
          textAnchor: 'start',
          dx: 8,
          fill: stroke,
          fontWeight: 650,
        }),
      ];
    }),
  });
}

/** Shares of the height that a label takes. */
const GAP = 0.06;

/** Labels at the ends of lines are kept apart: in the same order, on the chart, and none over another. */
export function keptApart(ends: readonly number[]): number[] {
  const order = [...ends.keys()].sort((a, b) => (ends[a] as number) - (ends[b] as number));
  const placed = [...ends];
  order.forEach((at, rank) => {
    const below = order[rank - 1];
    if (below !== undefined)
      placed[at] = Math.max(placed[at] as number, (placed[below] as number) + GAP);
  });
  order.toReversed().forEach((at, rank) => {
    placed[at] = Math.min(placed[at] as number, 1 - rank * GAP);
  });
  return placed;
}

/** Rows of the table beside the curve: about so many of the points, the first and the last among them. */
export function tableRows(points: readonly CurvePoint[]): readonly CurvePoint[] {
  const most = 11;
  if (points.length <= most) return points;
  const step = (points.length - 1) / (most - 1);
  return Array.from({ length: most }, (_, at) => points[Math.round(at * step)] as CurvePoint);
}
