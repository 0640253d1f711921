import type { Point } from '../../../engine/index.ts';
import { screenX, screenY, type BoardWindow } from './boardWindow.ts';
import type { RectShape } from './shapes.ts';

/** The middle of a cell, in pixels of the view. */
export function middleOn(view: BoardWindow, { x, y }: Point): Point {
  return { x: screenX(view, x + 0.5), y: screenY(view, y + 0.5) };
}

/** A rectangle so many pixels inside a cell, on whole pixels, so that its edges are sharp. */
export function cellRect(
  view: BoardWindow,
  { x, y }: Point,
  inset: number,
  paint: Partial<RectShape>,
): RectShape {
  const [left, top] = [Math.round(screenX(view, x)), Math.round(screenY(view, y))];
  const radius = view.scale > 14 ? Math.min(5, view.scale * 0.1) : 0;
  // The line between two cells is the first pixel of the second.
  const within = (from: number, to: number) => Math.max(Math.round(to) - from + 1 - 2 * inset, 1);
  return {
    kind: 'rect',
    x: left + inset,
    y: top + inset,
    width: within(left, screenX(view, x + 1)),
    height: within(top, screenY(view, y + 1)),
    radius,
    ...paint,
  };
}

/** A size of letters that goes with the cells, within bounds. */
export function letterSize(scale: number, share: number, least: number, most: number): number {
  return Math.round(Math.min(Math.max(scale * share, least), most));
}
