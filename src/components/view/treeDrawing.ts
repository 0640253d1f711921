import type { Score } from '../../engine/index.ts';
import type { MarkName, TreeView } from './types.ts';

/** Drawing units of one tree unit: the width of a node with its gap, the height of a ply. */
export interface Unit {
  readonly x: number;
  readonly y: number;
}

const CLOSE: Unit = { x: 88, y: 104 };
/** With counts between the plies, and call numbers too long to stand beside their nodes. */
const LOOSE: Unit = { x: 88, y: 118 };
/** The deepest tree that can be small enough to be drawn whole. */
const MOST_CLOSE_PLIES = 6;

export function unitOf(view: TreeView): Unit {
  return view.height > MOST_CLOSE_PLIES ? LOOSE : CLOSE;
}

/** The side of a node. */
export const SIDE = 58;

export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/**
 * What a picture of the tree must hold: room for call numbers and scores beside the nodes, and a
 * margin at the foot for a note.
 */
export function framing(view: TreeView): Frame {
  const unit = unitOf(view);
  const width = Math.max(view.width, 4) * unit.x;
  return {
    left: (view.width * unit.x - width) / 2 - 10,
    top: 8,
    width: width + 30,
    height: view.height * unit.y + 8,
  };
}

/** Screen pixels of a drawing unit below which its words cannot be read. */
const LEGIBLE = 0.42;

/**
 * The part of a frame that a panel shows at first: all of it, or, where that would be too small to
 * read, as much as can be read around a point.
 */
export function cropped(
  frame: Frame,
  panel: { readonly width: number; readonly height: number },
  centre: { readonly x: number; readonly y: number },
): Frame {
  const fit = Math.min(panel.width / frame.width, panel.height / frame.height);
  if (panel.width === 0 || fit >= LEGIBLE) return frame;
  const width = Math.min(frame.width, panel.width / LEGIBLE);
  const height = Math.min(frame.height, panel.height / LEGIBLE);
  return {
    left: clamp(centre.x - width / 2, frame.left, frame.left + frame.width - width),
    top: clamp(centre.y - height / 2, frame.top, frame.top + frame.height - height),
    width,
    height,
  };
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value));
}

/** Where a note can stand beside an arrow: to its right, if no node is there; else at the foot. */
export function notePlace(
  view: TreeView,
  frame: Frame,
  arrow: { readonly x: number; readonly y: number },
  width: number,
): { readonly x: number; readonly y: number } {
  const unit = unitOf(view);
  const beside = { x: arrow.x, y: arrow.y };
  const isTaken = view.nodes.some(
    (node) =>
      node.x * unit.x + SIDE / 2 + 8 > beside.x &&
      node.x * unit.x - SIDE / 2 - 20 < beside.x + width &&
      Math.abs(node.y * unit.y - beside.y) < SIDE / 2 + 18,
  );
  const isOut = beside.x + width > frame.left + frame.width;
  return isTaken || isOut ? { x: frame.left + 14, y: frame.top + frame.height - 10 } : beside;
}

/** A stem from a parent down to a child, leaving and arriving straight. */
export function edgePath(
  parent: { readonly x: number; readonly y: number },
  child: { readonly x: number; readonly y: number },
  unit: Unit,
): string {
  const [px, py] = [parent.x * unit.x, parent.y * unit.y + SIDE / 2];
  const [cx, cy] = [child.x * unit.x, child.y * unit.y - SIDE / 2];
  const bend = (cy - py) * 0.6;
  return `M${px} ${py} C${px} ${py + bend} ${cx} ${cy - bend} ${cx} ${cy}`;
}

/** Whose win a score is: the ink it is written in. None for a draw. */
export function scoreInk(score: Score | undefined, computer: MarkName): 'x' | 'o' | undefined {
  if (!score) return undefined;
  return score > 0 === (computer === 'X') ? 'x' : 'o';
}
