import type { TreeView } from '../../ui/types.ts';
import { edgePoint, footOf, scoreWidth, type NodeBox } from './treeDrawing.ts';
import { SCORE_HEIGHT, type TreeFit } from './treeFit.ts';

/** A part of the drawing, around its centre. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export function overlap(a: Area, b: Area): boolean {
  return (
    Math.abs(a.x - b.x) * 2 < a.width + b.width && Math.abs(a.y - b.y) * 2 < a.height + b.height
  );
}

/** What a call takes up with its scores: no word may lie on it. */
export function areasOf(box: NodeBox): Area[] {
  const { node, look, x, y, side } = box;
  if (look === 'dot') return [{ x, y, width: side, height: side }];
  if (look === 'capsule') return [{ x, y, width: scoreWidth('+10') + 2, height: side }];
  const board = { x, y, width: side + 2, height: side + 2 };
  const score = { width: scoreWidth('+10'), height: SCORE_HEIGHT, x };
  const head = node.score === undefined ? [] : [{ ...score, y: y - (side + SCORE_HEIGHT) / 2 }];
  const foot = node.onPath
    ? [{ ...score, width: node.isNow ? 92 : score.width, y: y + (side + SCORE_HEIGHT) / 2 }]
    : [];
  return [board, ...head, ...foot];
}

/** A line through these points, in pieces. */
function areasAlong(points: readonly { readonly x: number; readonly y: number }[]): Area[] {
  return points.slice(1).map((to, i) => {
    const from = points[i] ?? to;
    const [width, height] = [Math.abs(to.x - from.x) + 3, Math.abs(to.y - from.y) + 3];
    return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, width, height };
  });
}

/** The branch to a call. */
export function branchAreas(parent: NodeBox, child: NodeBox): Area[] {
  return areasAlong(Array.from({ length: 13 }, (_, i) => edgePoint(parent, child, i / 12)));
}

/** The branch that is cut. */
function cutAreas(parent: NodeBox, to: { readonly x: number; readonly y: number }): Area[] {
  const [x, y] = footOf(parent);
  const parts = Array.from({ length: 7 }, (_, i) => i / 6);
  return areasAlong(parts.map((part) => ({ x: x + (to.x - x) * part, y: y + (to.y - y) * part })));
}

/** All that leads from one call to another, or to what is cut. */
export function allBranches(
  view: TreeView,
  fit: TreeFit,
  boxes: ReadonlyMap<number, NodeBox>,
): readonly Area[] {
  const toCalls = [...boxes.values()].flatMap((box) => {
    const parent = boxes.get(box.node.parent ?? -1);
    return parent ? branchAreas(parent, box) : [];
  });
  const cuts = view.cuts.flatMap((cut) => {
    const parent = boxes.get(cut.parent);
    return parent ? cutAreas(parent, fit.placeOf(cut)) : [];
  });
  return [...toCalls, ...cuts];
}
