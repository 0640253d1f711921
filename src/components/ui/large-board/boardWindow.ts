import { boxOf, type BoardReader, type Box, type Point, type Size } from '../../../engine/index.ts';

/**
 * What is seen of a large board. `x`, `y`: the point of the board in the middle of the view, in cells
 * (cell 0, 0 reaches from 0 to 1); `scale`: pixels a cell; `width`, `height`: of the view, in pixels.
 */
export interface BoardWindow {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Pixels from the view's left or top edge. The cell in the middle begins on a whole pixel, so that
 * lines stay sharp; and only differences are multiplied, so that cells far out are as exact.
 */
function pixels(at: number, middle: number, scale: number, extent: number): number {
  const cell = Math.floor(middle);
  return Math.round(extent / 2 + (cell - middle) * scale) + (at - cell) * scale;
}

/** A small square that shows a box whole, without names at its rim. */
export function viewOfBox({ left, top, right, bottom }: Box, side: number): BoardWindow {
  const scale = side / (Math.max(right - left, bottom - top) + 1.4);
  const [x, y] = [(left + right + 1) / 2, (top + bottom + 1) / 2];
  return { x, y, scale, width: side, height: side };
}

export function screenX({ x, scale, width }: BoardWindow, at: number): number {
  return pixels(at, x, scale, width);
}

export function screenY({ y, scale, height }: BoardWindow, at: number): number {
  return pixels(at, y, scale, height);
}

/** The cell that is seen at a pixel of the view. */
export function cellAt(view: BoardWindow, px: number, py: number): Point {
  return {
    x: Math.floor(view.x) + Math.floor((px - screenX(view, Math.floor(view.x))) / view.scale),
    y: Math.floor(view.y) + Math.floor((py - screenY(view, Math.floor(view.y))) / view.scale),
  };
}

/** The cells that are seen at least in part. */
export const shownBox = (view: BoardWindow): Box => seenBox(view, 0);

/** Those on whose edges a number isn't cut off by the rim of the view, nor by the numbers of its columns. */
export const innerBox = (view: BoardWindow): Box => seenBox(view, 22);

function seenBox(view: BoardWindow, inset: number): Box {
  const { x: left, y: top } = cellAt(view, inset, inset);
  const { x: right, y: bottom } = cellAt(view, view.width - 1 - inset, view.height - 1 - inset);
  return { left, top, right, bottom };
}

/** What of a box lies on a board of this size; all of it where there are no borders. */
export function boxWithin(box: Box, size: Size | undefined): Box {
  if (!size) return box;
  return {
    left: Math.max(box.left, 0),
    top: Math.max(box.top, 0),
    right: Math.min(box.right, size.width - 1),
    bottom: Math.min(box.bottom, size.height - 1),
  };
}

export function isInBox({ left, top, right, bottom }: Box, { x, y }: Point): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}

/** The middle of a cell, in pixels of the view. */
export function middleOn(view: BoardWindow, { x, y }: Point): Point {
  return { x: screenX(view, x + 0.5), y: screenY(view, y + 0.5) };
}

/** A size of letters that goes with the cells, within bounds. */
export function letterSize(scale: number, share: number, least: number, most: number): number {
  return Math.round(Math.min(Math.max(scale * share, least), most));
}

/** Cells around one that is shown for want of anything better. */
const AROUND = 5;

/**
 * What "to the marks" shows: all of them, a board with borders whole if it may be. Where the marks lie
 * too far apart to be seen together, the surroundings of the last. `most`: cells that the view can show.
 */
export function marksBox(
  board: BoardReader,
  last: Point | undefined,
  most: { readonly across: number; readonly down: number },
): Box {
  const { size } = board;
  const fits = ({ left, top, right, bottom }: Box) =>
    right - left < most.across && bottom - top < most.down;
  const whole = size && boxOf(size);
  if (whole && fits(whole)) return whole;
  const box = board.box();
  if (box && fits(box)) return box;
  const { x, y } = last ?? firstOf(board) ?? middleCell(whole);
  return { left: x - AROUND, top: y - AROUND, right: x + AROUND, bottom: y + AROUND };
}

/** All of a board with the names at its left and its top; without borders its marks, and some cells around them. */
export function wholeArea(board: BoardReader): readonly [box: Box, margin: number] {
  const { size } = board;
  if (size) return [{ left: -1, top: -1, right: size.width - 1, bottom: size.height - 1 }, 0.05];
  return [board.box() ?? boxOf({ width: 1, height: 1 }), AROUND - 1];
}

function firstOf(board: BoardReader): Point | undefined {
  for (const stone of board.stones()) return stone;
  return undefined;
}

function middleCell(box: Box | undefined): Point {
  if (!box) return { x: 0, y: 0 };
  return { x: Math.floor(box.right / 2), y: Math.floor(box.bottom / 2) };
}
