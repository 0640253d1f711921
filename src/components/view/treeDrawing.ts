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
    width: width + 20,
    height: view.height * unit.y + 8,
  };
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
