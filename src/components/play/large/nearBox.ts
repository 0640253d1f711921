import type { Box, Point } from '../../../engine/index.ts';

/** Cells around the marks that weigh something too. */
const AROUND = 1;

/**
 * What a view shows whose cells are `scale` pixels wide: the middle of the marks, or the cell that decides where they
 * are too many to be seen together. It is as wide as the view and one cell high: a camera that fits it keeps that
 * scale, even when the view loses height.
 */
export function nearBox(
  marks: Box,
  deciding: Point | undefined,
  view: { readonly width: number; readonly height: number },
  scale: number,
): Box {
  const [across, down] = [view.width / scale, view.height / scale];
  const { left, right, top, bottom } = marks;
  const fits = right - left + 1 + 2 * AROUND <= across && bottom - top + 1 + 2 * AROUND <= down;
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  const { x, y } = fits ? middle : (deciding ?? middle);
  return { left: x - (across - 1) / 2, right: x + (across - 1) / 2, top: y, bottom: y };
}
