import type { LossPoint } from '../../lab/shelfLearning.svelte.ts';

interface LossFrame {
  readonly width: number;
  readonly height: number;
  /** Games from left to right. */
  readonly games: number;
}

interface LossCurve {
  /** SVG path data, empty before anything is measured. */
  readonly path: string;
  /** Where the curve ends, in hundredths of the frame from its left and its top. */
  readonly tip: { readonly x: number; readonly y: number };
}

/** The share of lost games over the games that were learnt from; the top is the first share. */
export function lossCurve(
  points: readonly LossPoint[],
  { width, height, games }: LossFrame,
): LossCurve {
  const most = Math.max(...points.map(({ loss }) => loss), 0.01);
  const round = (value: number) => Math.round(value * 10) / 10;
  const places = points.map((point) => ({
    x: point.games / games,
    y: 1 - point.loss / most,
  }));
  const path = places.map(({ x, y }) => `${round(x * width)} ${round(y * height)}`).join('L');
  const { x, y } = places.at(-1) ?? { x: 0, y: 0 };
  return { path: path && `M${path}`, tip: { x: round(x * 100), y: round(y * 100) } };
}
