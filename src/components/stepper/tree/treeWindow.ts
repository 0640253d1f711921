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

/** How much larger than its least size it may be: beside large boards a small scale isn't seen. */
const mostScale = ({ side }: TreeFit) => Math.max(1, Math.min(1.5, side / 40));

/**
 * Beside the call that runs, else below the large board in the corner, else at an edge of the drawing; as large as the
 * boards allow if it has room beside the call.
 */
export function windowPlaces(fit: TreeFit, now: NodeBox, bounds: readonly string[]): TreeLabel[] {
  if (bounds.length < 2) return [];
  const scale = mostScale(fit);
  const placed = [
    ...(scale > 1 ? besidePlaces(now, scale) : []),
    ...besidePlaces(now, 1),
    ...edgePlaces(fit),
  ];
  return placed.map((at) => ({ kind: 'window', of: now.node.node, lines: bounds, ...at }));
}

type WindowPlace = Pick<TreeLabel, 'x' | 'y' | 'width' | 'height'>;

function besidePlaces({ x, y, side, look }: NodeBox, scale: number): WindowPlace[] {
  const [width, height] = [WINDOW.width * scale, WINDOW.height * scale];
  const half = look === 'board' ? side / 2 : scoreWidth('+10') / 2;
  // Room for what the call returns, which goes up on its right.
  return [30, 44, 62, 82, 12].flatMap((gap) =>
    [1, -1].flatMap((way) =>
      [0, 14, 28, -14].map((down) => ({
        x: x + way * (half + gap + width / 2),
        y: y + down,
        width,
        height,
      })),
    ),
  );
}

function edgePlaces(fit: TreeFit): WindowPlace[] {
  const { corner, rows } = fit;
  const edge = WINDOW.width / 2 + 8;
  const atCorner = corner && {
    x: corner.x < fit.width / 2 ? edge : fit.width - edge,
    y: corner.y + corner.side + 8 + WINDOW.height / 2,
  };
  const atEdges = rows.flatMap(({ y }) => [fit.width - edge, edge].map((x) => ({ x, y })));
  return [...(atCorner ? [atCorner] : []), ...atEdges].map((at) => ({ ...WINDOW, ...at }));
}
