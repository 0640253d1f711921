import type { Point } from '../../../engine/index.ts';
import { screenX, screenY, type BoardWindow } from './boardWindow.ts';
import type { RectShape } from './shapes.ts';

/** The middle of a cell, in pixels of the view. */
export function middleOn(view: BoardWindow, { x, y }: Point): Point {
  return { x: screenX(view, x + 0.5), y: screenY(view, y + 0.5) };
}

/** A rectangle so many pixels inside a cell. */
export function cellRect(
  view: BoardWindow,
  { x, y }: Point,
  inset: number,
  paint: Partial<RectShape>,
): RectShape {
  const side = Math.max(view.scale - 2 * inset, 1);
  const radius = view.scale > 14 ? Math.min(5, view.scale * 0.1) : 0;
  return {
    kind: 'rect',
    x: screenX(view, x) + inset,
    y: screenY(view, y) + inset,
    width: side,
    height: side,
    radius,
    ...paint,
  };
}

/** A size of letters that goes with the cells, within bounds. */
export function letterSize(scale: number, share: number, least: number, most: number): number {
  return Math.round(Math.min(Math.max(scale * share, least), most));
}
