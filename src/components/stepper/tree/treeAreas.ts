import type { TreeView } from '../../ui/types.ts';
import { cutPoint, edgePoint, scoreWidth, type NodeBox, type DrawnPoint } from './treeDrawing.ts';
import { COMPARED, type TreeFit } from './treeFit.ts';

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
  const { node, look, x, y, side, chip } = box;
  if (look === 'dot') return [{ x, y, width: side, height: side }];
  const width = scoreWidth('+10');
  if (look === 'capsule') return [{ x, y, width: width + 2, height: side }];
  const scoreAt = (end: -1 | 1, wide = width): Area => {
    return { x, y: y + (end * (side + chip)) / 2, width: wide, height: chip };
  };
  return [
    { x, y, width: side + 2, height: side + 2 },
    ...(node.score === undefined ? [] : [scoreAt(-1)]),
    ...(node.onPath ? [scoreAt(1, node.isNow ? COMPARED : width)] : []),
  ];
}

/** A line, in so many pieces. */
function areasAlong(pieces: number, pointAt: (part: number) => DrawnPoint): Area[] {
  return Array.from({ length: pieces }, (_, i) => {
    const [from, to] = [pointAt(i / pieces), pointAt((i + 1) / pieces)];
    const [width, height] = [Math.abs(to.x - from.x) + 3, Math.abs(to.y - from.y) + 3];
    return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, width, height };
  });
}

/** The branch to a call. */
export function branchAreas(parent: NodeBox, child: NodeBox): Area[] {
  return areasAlong(12, (part) => edgePoint(parent, child, part));
}

/** The branch that is cut. */
function cutAreas(parent: NodeBox, to: DrawnPoint): Area[] {
  return areasAlong(6, (part) => cutPoint(parent, to, part));
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
