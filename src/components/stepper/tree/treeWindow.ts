import { WIN } from '../../../engine/index.ts';
import { WINDOW, scoreWidth, type NodeBox } from './treeDrawing.ts';
import type { TreeFit } from './treeFit.ts';
import type { TreeLabel } from './treeLabels.ts';

/** Half of the scale: from 0 to the best score, and a jaw that is wide open stands beyond that. */
export const HALF = 28;
const OPEN = 34;

/** Where a jaw stands on the scale, from its middle. */
export function jawAt(score: number | undefined, open: -1 | 1): number {
  return score === undefined ? open * OPEN : Math.max(-1, Math.min(1, score / WIN)) * HALF;
}

/** Beside the call that runs, else below the large board in the corner, else at an edge of the drawing. */
export function windowPlaces(fit: TreeFit, now: NodeBox, bounds: readonly string[]): TreeLabel[] {
  if (bounds.length < 2) return [];
  const { width, height } = WINDOW;
  const { x, y, side, look } = now;
  const half = look === 'board' ? side / 2 : scoreWidth('+10') / 2;
  // Room for what the call returns, which goes up on its right.
  const beside = [30, 44, 62, 82, 12].flatMap((gap) =>
    [1, -1].flatMap((way) =>
      [0, 14, 28, -14].map((down) => ({
        x: x + way * (half + gap + width / 2),
        y: y + down,
      })),
    ),
  );
  const edge = width / 2 + 8;
  const { corner, rows } = fit;
  const atCorner = corner && {
    x: corner.x < fit.width / 2 ? edge : fit.width - edge,
    y: corner.y + corner.side + 8 + height / 2,
  };
  const atEdges = rows.flatMap(({ y }) => [fit.width - edge, edge].map((x) => ({ x, y })));
  return [...beside, ...(atCorner ? [atCorner] : []), ...atEdges].map((at) => ({
    kind: 'window',
    of: now.node.node,
    lines: bounds,
    ...WINDOW,
    ...at,
  }));
}
