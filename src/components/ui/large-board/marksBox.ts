import { boxOf, type BoardReader, type Box, type Point } from '../../../engine/index.ts';

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
  const { x, y } = last ?? firstOf(board) ?? middleOf(whole);
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

function middleOf(box: Box | undefined): Point {
  if (!box) return { x: 0, y: 0 };
  return { x: Math.floor(box.right / 2), y: Math.floor(box.bottom / 2) };
}
