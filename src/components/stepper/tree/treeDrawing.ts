import type { BoardPlace } from '../search/boardView.ts';
import { SCORE_HEIGHT, SCORE_WIDTH, dotSide, type NodeLook, type TreeFit } from './treeFit.ts';
import type { TreeNodeView, TreeView } from '../../ui/types.ts';

/** The window of alpha and beta: the scale with its jaws, and both numbers below it. */
export const WINDOW = { width: 106, height: 42 } as const;

/** In pixels, from the left upper corner of the drawing. */
export interface DrawnPoint {
  readonly x: number;
  readonly y: number;
}

/** A call as it is drawn: its centre and its size in pixels. */
export interface NodeBox {
  readonly node: TreeNodeView;
  readonly look: NodeLook;
  readonly x: number;
  readonly y: number;
  /** Of a board; of the others as high as they are. */
  readonly side: number;
  /** How far the first and the last line of its row are, if it has several: branches pass them straight. */
  readonly above?: number;
  readonly below?: number;
}

/**
 * Every drawn call with its place; the one that runs is larger, and the one that is looked at, if there is room.
 * As long as there is no second call, the first has the middle of the drawing.
 */
export function nodeBoxes(view: TreeView, fit: TreeFit, looked?: number): Map<number, NodeBox> {
  const [first, second] = view.nodes;
  if (first && !second)
    return new Map([[first.node, { node: first, look: 'board', ...alone(fit) }]]);
  const boxes = view.nodes.map((node): [number, NodeBox] => {
    const { look, room } = fit.rowOf(node);
    const side = {
      board: ((node.isNow || node.node === looked) && fit.bigOf?.(node)) || fit.side,
      capsule: SCORE_HEIGHT,
      dot: dotSide(room),
    };
    return [node.node, { node, look, side: side[look], ...fit.placeOf(node) }];
  });
  return new Map(boxes);
}

/** The first call while there is no other. `FigureBoard` has this place before the drawing comes. */
function alone({ width, height }: TreeFit) {
  return { x: width / 2, y: height * 0.46, side: Math.min(240, width / 2, height / 2) };
}

/** About as wide as words of the drawing are. */
export function textWidth(text: string, size = 12.5): number {
  return text.length * size * 0.61;
}

/** Letters are narrower than digits. */
export function lettersWidth(text: string): number {
  return textWidth(text, 10.5);
}

/** The width of the frame around a score. */
export function scoreWidth(text: string): number {
  return Math.max(SCORE_WIDTH - 2, textWidth(text) + 9);
}

/** Where branches leave a call and arrive at it. */
export function footOf({ x, y, side }: NodeBox): readonly [number, number] {
  return [x, y + side / 2];
}
export function headOf({ x, y, side }: NodeBox): readonly [number, number] {
  return [x, y - side / 2];
}

/** A stem from a parent down to a child, leaving and arriving straight. */
export function edgePath(parent: NodeBox, child: NodeBox): string {
  const [px, py, cx, cy] = stemOf(parent, child);
  const bend = (cy - py) * 0.6;
  const at = (value: number) => Math.round(value * 10) / 10;
  const stem = `${at(px)} ${at(py + bend)} ${at(cx)} ${at(cy - bend)} ${at(cx)} ${at(cy)}`;
  return `M${at(px)} ${at(footOf(parent)[1])}V${at(py)}C${stem}V${at(headOf(child)[1])}`;
}

/** Between two rows; within a row of several lines it is straight. */
function stemOf(parent: NodeBox, child: NodeBox) {
  const [px, foot] = footOf(parent);
  const [cx, head] = headOf(child);
  return [px, foot + (parent.below ?? 0), cx, head - (child.above ?? 0)] as const;
}

/** A point of that stem, from 0 at the parent to 1 at the child. */
export function edgePoint(parent: NodeBox, child: NodeBox, part: number) {
  const [px, py, cx, cy] = stemOf(parent, child);
  const rest = 1 - part;
  const early = 3 * rest ** 2 * part;
  const late = 3 * rest * part ** 2;
  const end = part ** 3;
  return {
    x: px + (cx - px) * (late + end),
    y: py + (cy - py) * (0.6 * early + 0.4 * late + end),
  };
}

/** A point of the branch that is cut, from 0 at its call to 1 where it would have led. */
export function cutPoint(parent: NodeBox, to: DrawnPoint, part: number): DrawnPoint {
  const [x, y] = footOf(parent);
  return { x: x + (to.x - x) * part, y: y + (to.y - y) * part };
}

/** As a transform in CSS. */
export function shiftTo({ x, y }: DrawnPoint): string {
  return `translate(${x}px, ${y}px)`;
}

/**
 * Where the board of a call has its place: on the call, within the panel, or in the corner, unless there is no other
 * call. Under a lens calls move below the corner: a board that is drawn has it then.
 */
export function boardPlaceOf(
  { corner, width, height }: TreeFit,
  call: (DrawnPoint & Partial<Pick<NodeBox, 'look'>> & Pick<NodeBox, 'side'>) | undefined,
  isAlone: boolean,
  lens: { readonly k: number; readonly x: number; readonly y: number } = { k: 1, x: 0, y: 0 },
): BoardPlace | undefined {
  if (corner && !isAlone && (lens.k === 1 || call?.look !== 'board'))
    return { ...corner, scale: 1, isFixed: true };
  if (!call) return undefined;
  const { side } = call;
  const within = (at: number, most: number) =>
    Math.max(1, Math.min(most - side - 1, at - side / 2));
  return {
    x: within(call.x, width) * lens.k + lens.x,
    y: within(call.y, height) * lens.k + lens.y,
    side,
    scale: lens.k,
  };
}
