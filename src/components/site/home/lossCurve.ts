import type { LossPoint } from './learning.svelte.ts';

export interface LossFrame {
  readonly width: number;
  readonly height: number;
  /** Games from left to right. */
  readonly games: number;
}

/** The share of lost games over the games that were learnt from, as SVG path data; the top is the first share. */
export function lossCurve(points: readonly LossPoint[], { width, height, games }: LossFrame) {
  const most = Math.max(...points.map(({ loss }) => loss), 0.01);
  const at = (point: LossPoint) => ({
    x: Math.round((point.games / games) * width * 10) / 10,
    y: Math.round((1 - point.loss / most) * height * 10) / 10,
  });
  const places = points.map(at);
  return {
    line: places.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join(''),
    end: places.at(-1),
  };
}
