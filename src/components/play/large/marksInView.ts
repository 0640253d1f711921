import type { BoardReader, Box, Point } from '../../../engine/index.ts';
import type { BoardWindow } from '../../ui/large-board/boardWindow.ts';

/** Where an arrow stands that points to marks out of sight, in pixels of the view, and which way, in degrees from the right. */
export interface MarksWay {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
}

/** The way to the mark that is nearest to the middle of the view; `undefined` if there is none, or if some are in view. */
export function marksWay(board: BoardReader, view: BoardWindow, rim: number): MarksWay | undefined {
  const { width, height, scale } = view;
  const middle = { x: width / 2, y: height / 2 };
  let nearest: { readonly dx: number; readonly dy: number } | undefined;
  for (const { x, y } of board.stones()) {
    const [left, top] = [middle.x + (x - view.x) * scale, middle.y + (y - view.y) * scale];
    if (left + scale > 0 && left < width && top + scale > 0 && top < height) return undefined;
    const to = { dx: left + scale / 2 - middle.x, dy: top + scale / 2 - middle.y };
    if (!nearest || Math.hypot(to.dx, to.dy) < Math.hypot(nearest.dx, nearest.dy)) nearest = to;
  }
  if (!nearest || width === 0) return undefined;
  const { dx, dy } = nearest;
  const share = Math.min(
    (middle.x - rim) / Math.max(Math.abs(dx), 1),
    (middle.y - rim) / Math.max(Math.abs(dy), 1),
  );
  const angle = (Math.atan2(dy, dx) * 180) / Math.PI;
  return { x: middle.x + dx * share, y: middle.y + dy * share, angle };
}

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
