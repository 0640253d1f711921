import type { TreeView } from '../../ui/types.ts';

export { scoreInk } from '../search/scoreInk.ts';

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
export const NODE_SIDE = 58;

export interface TreeFrame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/**
 * What a picture of the tree must hold: room for call numbers and scores beside the nodes, alpha and
 * beta above them, and a margin at the foot for a note.
 */
export function framing(view: TreeView): TreeFrame {
  const unit = unitOf(view);
  const width = Math.max(view.width, 4) * unit.x;
  return {
    left: (view.width * unit.x - width) / 2 - 10,
    top: 2,
    width: width + 30,
    height: view.height * unit.y + 14,
  };
}

/** Screen pixels of a drawing unit below which its words cannot be read. */
const LEGIBLE = 0.42;
const SMALL = 0.38;
/** From here on a node has room for a small board. */
export const ROOMY = 0.621;
/** What a node needs around its centre: its number, its score, its alpha and beta. */
const AROUND = 56;

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * The part of a tree's frame that a panel shows at first: all of it, or, where that would be too
 * small to read, as much as can be read. The calls on the stack are in it if there is room for
 * them: with small boards while that lets all of them in, and the first call in the middle, so that
 * little moves from step to step.
 */
export function cropped(view: TreeView, frame: TreeFrame, panel: Size): TreeFrame {
  const fit = Math.min(panel.width / frame.width, panel.height / frame.height);
  if (panel.width === 0 || fit >= LEGIBLE) return frame;
  const unit = unitOf(view);
  const path = view.nodes.filter((node) => node.onPath);
  const across = span(path.map(({ x }) => x * unit.x));
  const down = span(path.map(({ y }) => y * unit.y));
  const widest = Math.min(panel.width / across.size, panel.height / down.size);
  const isOver = path[0]?.score !== undefined;
  // All that wait in sight are worth letters a little smaller.
  const near = widest >= ROOMY && !isOver ? ROOMY : Math.max(SMALL, Math.min(LEGIBLE, widest));
  const scale = unit === CLOSE ? near : LEGIBLE;
  const width = Math.min(frame.width, panel.width / scale);
  const height = Math.min(frame.height, panel.height / scale);
  return {
    left: clamp(startOf(across, width), frame.left, frame.left + frame.width - width),
    top: clamp(startOf(down, height), frame.top, frame.top + frame.height - height),
    width,
    height,
  };
}

interface Span {
  readonly first: number;
  readonly last: number;
  readonly low: number;
  readonly size: number;
}

/** From the least to the greatest of some places, and what is around them. */
function span(places: readonly number[]): Span {
  const low = Math.min(...places) - AROUND;
  const size = Math.max(...places) + AROUND - low;
  return { first: places[0] ?? 0, last: places.at(-1) ?? 0, low, size };
}

/** Where a window of a size begins: about the first place if it shows all, else about the last. */
function startOf({ first, last, low, size }: Span, room: number): number {
  if (size > room) return last - room / 2;
  return clamp(first - room / 2, low + size - room, low);
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value));
}

/**
 * Where a note can stand beside an arrow: to its right, if no node is there; else at the foot; nowhere
 * if it is too long for that.
 */
export function notePlace(
  view: TreeView,
  frame: TreeFrame,
  arrow: { readonly x: number; readonly y: number },
  width: number,
): { readonly x: number; readonly y: number } | undefined {
  if (width + 28 > frame.width) return undefined;
  const unit = unitOf(view);
  const beside = { x: arrow.x, y: arrow.y };
  const isTaken = view.nodes.some(
    (node) =>
      node.x * unit.x + NODE_SIDE / 2 + 8 > beside.x &&
      node.x * unit.x - NODE_SIDE / 2 - 20 < beside.x + width &&
      Math.abs(node.y * unit.y - beside.y) < NODE_SIDE / 2 + 18,
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
  const [px, py] = [parent.x * unit.x, parent.y * unit.y + NODE_SIDE / 2];
  const [cx, cy] = [child.x * unit.x, child.y * unit.y - NODE_SIDE / 2];
  const bend = (cy - py) * 0.6;
  return `M${px} ${py} C${px} ${py + bend} ${cx} ${cy - bend} ${cx} ${cy}`;
}
