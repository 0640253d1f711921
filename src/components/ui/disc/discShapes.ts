import {
  HOLE,
  discViewOf,
  gamesThrough,
  innerRadius,
  wayTo,
  type DiscRings,
  type DiscView,
} from './discRings.ts';

/** Half the side of the square in which shapes are drawn. */
export const HALF = 500;

/** Where a part of the shown games begins, in turns. */
export function turnOf(view: DiscView, game: number): number {
  return Math.min(1, Math.max(0, (game - view.first) / view.games));
}

function point(turn: number, radius: number): string {
  const angle = turn * 2 * Math.PI;
  const at = (value: number) => (value * radius * HALF).toFixed(1);
  return `${at(Math.sin(angle))} ${at(-Math.cos(angle))}`;
}

/** Between which radii the ring of a node lies; `undefined` if it is not among those that are drawn. */
function ringOf(rings: DiscRings, view: DiscView, node: number) {
  const depth = rings.tree.depth[node] as number;
  if (depth <= view.ply) return undefined;
  return { inner: innerRadius(rings, view, depth), outer: innerRadius(rings, view, depth + 1) };
}

function turnsOf({ tree }: DiscRings, view: DiscView, node: number) {
  const first = tree.gamesBefore[node] as number;
  return { from: turnOf(view, first), to: turnOf(view, first + gamesThrough(tree, node)) };
}

/** The outline of a node's sector. */
export function sectorPath(rings: DiscRings, view: DiscView, node: number): string | undefined {
  const ring = ringOf(rings, view, node);
  if (!ring) return undefined;
  const { from, to } = turnsOf(rings, view, node);
  const arc = (radius: number, end: number, way: 0 | 1) =>
    `A${radius * HALF} ${radius * HALF} 0 ${to - from > 0.5 ? 1 : 0} ${way} ${point(end, radius)}`;
  // An arc from a point to itself is none: the sector of an only child stops just short.
  const end = Math.min(to, from + 0.9999);
  return `M${point(from, ring.inner)}L${point(from, ring.outer)}${arc(ring.outer, end, 1)}L${point(end, ring.inner)}${arc(ring.inner, from, 0)}Z`;
}

/** All of the disc but the games of a slice; without a slice all of it. */
export function aroundSlice(view: DiscView, slice?: DiscView): string {
  const from = slice ? turnOf(view, slice.first + slice.games) : 0;
  const to = slice ? 1 + turnOf(view, slice.first) : 1;
  if (to - from >= 1)
    return `M0 ${-HALF}A${HALF} ${HALF} 0 1 1 0 ${HALF}A${HALF} ${HALF} 0 1 1 0 ${-HALF}Z`;
  if (to === from) return '';
  return `M0 0L${point(from, 1)}A${HALF} ${HALF} 0 ${to - from > 0.5 ? 1 : 0} 1 ${point(to, 1)}Z`;
}

/** Lines between some sectors, from the hole to the edge. */
export function separators(rings: DiscRings, view: DiscView, nodes: readonly number[]): string {
  if (nodes.length < 2) return '';
  return nodes
    .map((node) => {
      const { from } = turnsOf(rings, view, node);
      const inner = ringOf(rings, view, node)?.inner ?? HOLE;
      return `M${point(from, inner)}L${point(from, 1)}`;
    })
    .join('');
}

/** Finished games as hairs from the hole to where they ended, as far as a view shows them. */
export function hairs(rings: DiscRings, view: DiscView, nodes: readonly number[]): string {
  return nodes
    .map((node) => {
      const ring = ringOf(rings, view, node);
      const { from, to } = turnsOf(rings, view, node);
      const turn = (from + to) / 2;
      return ring && from < to ? `M${point(turn, HOLE)}L${point(turn, ring.outer)}` : '';
    })
    .join('');
}

/** How far a pen strays from its ray, in turns at the rim. */
const STRAYS = 0.0014;

/** A finished game on the whole disc, drawn by hand: a line that is never quite straight, and a dot where it ended. */
export function threadOf(rings: DiscRings, node: number) {
  const view = discViewOf(rings, 0);
  const { from, to } = turnsOf(rings, view, node);
  const end = rings.tree.depth[node] as number;
  const radius = (ring: number) => innerRadius(rings, view, ring + 1);
  const turn = (ring: number) => {
    const strays = ring % end === 0 ? 0 : Math.sin(node + 2.4 * ring) * STRAYS;
    return (from + to) / 2 + strays / radius(ring);
  };
  let line = `M${point(turn(0), radius(0))}`;
  for (let ring = 1; ring <= end; ring++) {
    const bend = (radius(ring) - radius(ring - 1)) / 3;
    line += `C${point(turn(ring - 1), radius(ring - 1) + bend)} ${point(turn(ring), radius(ring) - bend)} ${point(turn(ring), radius(ring))}`;
  }
  return { line, dot: `M${point(turn(end), radius(end))}h.1` };
}

/** The way to a node, mark by mark: a piece of a ray in each ring, in the ink of its value. */
export function raySegments(
  rings: DiscRings,
  view: DiscView,
  node: number,
): { readonly d: string; readonly ink: 'x' | 'o' | 'draw' }[] {
  const { from, to } = turnsOf(rings, view, node);
  const turn = (from + to) / 2;
  return wayTo(rings, node).flatMap((each) => {
    const ring = ringOf(rings, view, each);
    if (!ring) return [];
    const value = rings.tree.value[each] as number;
    const ink = value > 0 ? 'x' : value < 0 ? 'o' : 'draw';
    return [{ d: `M${point(turn, ring.inner)}L${point(turn, ring.outer)}`, ink }];
  });
}
