import type { Chances } from '../../engine/index.ts';

/** The three ways in which a game ends, as they are drawn from the bottom up. */
const CURVES = ['win', 'draw', 'loss'] as const;
export type CurveName = (typeof CURVES)[number];

/** How the runs of one moment are spread. */
export interface Spread {
  readonly least: number;
  readonly low: number;
  readonly median: number;
  readonly high: number;
  readonly most: number;
}

export interface CurvePoint {
  readonly games: number;
  readonly spread: Readonly<Record<CurveName, Spread>>;
}

/** The value below which such a share of all lies, between neighbours in proportion. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (sorted.length - 1) * share;
  const [low, high] = [sorted[Math.floor(at)] ?? 0, sorted[Math.ceil(at)] ?? 0];
  return low + (high - low) * (at - Math.floor(at));
}

export function spreadOf(values: readonly number[]): Spread {
  return {
    least: quantile(values, 0),
    low: quantile(values, 0.25),
    median: quantile(values, 0.5),
    high: quantile(values, 0.75),
    most: quantile(values, 1),
  };
}

/** A moment of several runs: each ending's share, spread over the runs. */
export function curvePoint(games: number, runs: readonly Chances[]): CurvePoint {
  const spread = (name: CurveName) => spreadOf(runs.map((chances) => chances[name]));
  return { games, spread: { win: spread('win'), draw: spread('draw'), loss: spread('loss') } };
}

/** A drawing of 0 … 1 over games: where it lies, and how far it goes. */
export interface CurveFrame {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface CurveDrawing {
  readonly xTicks: readonly { readonly games: number; readonly x: number }[];
  readonly yTicks: readonly { readonly share: number; readonly y: number }[];
  readonly curves: readonly {
    readonly name: CurveName;
    readonly line: string;
    /** From the least run to the greatest. Empty if there is one run. */
    readonly band: string;
    readonly end: { readonly x: number; readonly y: number; readonly share: number };
  }[];
}

/** Lines and bands as SVG path data. At least one point. Room is kept for what comes up to `until` games. */
export function drawCurves(
  points: readonly CurvePoint[],
  frame: CurveFrame,
  until = 0,
): CurveDrawing {
  const last = points.at(-1) as CurvePoint;
  const first = (points[0] as CurvePoint).games;
  const end = Math.max(until, last.games);
  const length = Math.max(1, end - first);
  const { width, height, left, right, top, bottom } = frame;
  const x = (games: number) => left + ((games - first) / length) * (width - left - right);
  const y = (share: number) => top + (1 - share) * (height - top - bottom);
  const path = (list: readonly (readonly [number, number])[]) =>
    list.map(([px, py], at) => `${at === 0 ? 'M' : 'L'}${at1(px)} ${at1(py)}`).join('');
  return {
    xTicks: ticksBetween(first, end).map((games) => ({ games, x: x(games) })),
    yTicks: [0, 0.25, 0.5, 0.75, 1].map((share) => ({ share, y: y(share) })),
    curves: CURVES.map((name) => {
      const spread = points.map((point) => [x(point.games), point.spread[name]] as const);
      const up = spread.map(([px, { most }]) => [px, y(most)] as const);
      const down = spread.map(([px, { least }]) => [px, y(least)] as const).toReversed();
      const isWide = spread.some(([, { least, most }]) => most - least > 1e-9);
      const share = last.spread[name].median;
      return {
        name,
        line: path(spread.map(([px, { median }]) => [px, y(median)] as const)),
        band: isWide ? `${path([...up, ...down])}Z` : '',
        end: { x: x(last.games), y: y(share), share },
      };
    }),
  };
}

const at1 = (value: number) => String(Math.round(value * 10) / 10);

/** Round numbers of games, four or so. */
export function ticksBetween(first: number, last: number): number[] {
  const rough = Math.max(1, (last - first) / 4);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((each) => each * power).find((each) => each >= rough) ?? rough;
  const whole = Math.max(1, Math.round(step));
  const from = Math.ceil(first / whole);
  const count = Math.floor(last / whole) - from + 1;
  return Array.from({ length: Math.max(0, count) }, (_, at) => (from + at) * whole);
}

/** Labels at the ends of lines are kept apart: the same order, at least `gap` from each other. */
export function keptApart(ends: readonly number[], gap: number, bottom: number): number[] {
  const order = [...ends.keys()].sort((a, b) => (ends[a] as number) - (ends[b] as number));
  const placed = [...ends];
  order.forEach((at, rank) => {
    const above = order[rank - 1];
    if (above !== undefined) {
      placed[at] = Math.max(placed[at] as number, (placed[above] as number) + gap);
    }
  });
  order.toReversed().forEach((at, rank) => {
    placed[at] = Math.min(placed[at] as number, bottom - rank * gap);
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
