import type { LossPoint } from '../../lab/shelfLearning.svelte.ts';

export interface LossFrame {
  readonly width: number;
  readonly height: number;
  /** Games from left to right. */
  readonly games: number;
}

/** The share of lost games over the games that were learnt from, as SVG path data; the top is the first share. */
export function lossCurve(
  points: readonly LossPoint[],
  { width, height, games }: LossFrame,
): string {
  const most = Math.max(...points.map(({ loss }) => loss), 0.01);
  const round = (value: number) => Math.round(value * 10) / 10;
  const places = points.map((point) => {
    const x = round((point.games / games) * width);
    return `${x} ${round((1 - point.loss / most) * height)}`;
  });
  return places.length > 0 ? `M${places.join('L')}` : '';
}
