import type { GameTree } from '../../../engine/index.ts';

/**
 * A game tree bent into a disc. Every finished game has the same angle, clockwise from the top; a ring is a
 * mark; so a node is the sector of the games that go through it.
 */
export interface DiscRings {
  readonly tree: GameTree;
  /** The nodes of each depth, from the root on, in the order of their games. */
  readonly nodesAt: readonly Uint32Array[];
  readonly games: number;
}

/** The part of a disc that is drawn: `games` games from number `first` on, and the marks after the first `ply`. */
export interface DiscView {
  readonly first: number;
  readonly games: number;
  /** Need not be whole: while a sector opens, its ring passes under the hole. */
  readonly ply: number;
}

/** The radius of the hole in the middle, as a part of the disc's. */
export const HOLE = 0.17;

export function discRings(tree: GameTree): DiscRings {
  const counts: number[] = [];
  for (const depth of tree.depth) counts[depth] = (counts[depth] ?? 0) + 1;
  const nodesAt = counts.map((count) => new Uint32Array(count));
  const filled = counts.map(() => 0);
  tree.depth.forEach((depth, node) => {
    const at = filled[depth] as number;
    (nodesAt[depth] as Uint32Array)[at] = node;
    filled[depth] = at + 1;
  });
  return { tree, nodesAt, games: gamesThrough(tree, 0) };
}

/** The games that go through a node. */
export function gamesThrough({ size, gamesBefore }: GameTree, node: number): number {
  return (gamesBefore[node + (size[node] as number)] as number) - (gamesBefore[node] as number);
}

/** A node's sector opened to a whole disc. */
export function discViewOf({ tree }: DiscRings, node: number): DiscView {
  return {
    first: tree.gamesBefore[node] as number,
    games: gamesThrough(tree, node),
    ply: tree.depth[node] as number,
  };
}

/** Whether a view shows a part of what another one shows. */
export function isWithin(inner: DiscView, outer: DiscView): boolean {
  return inner.first >= outer.first && inner.first + inner.games <= outer.first + outer.games;
}

/** Between two views; `part` goes from 0 to 1. */
export function betweenViews(from: DiscView, to: DiscView, part: number): DiscView {
  const mix = (a: number, b: number) => a + (b - a) * part;
  return {
    first: mix(from.first, to.first),
    games: mix(from.games, to.games),
    ply: mix(from.ply, to.ply),
  };
}

/** The radius at which a depth's ring begins, as a part of the disc's; the ring ends where the next begins, and none is in the hole. */
export function innerRadius({ nodesAt }: DiscRings, view: DiscView, depth: number): number {
  const rings = Math.max(1, nodesAt.length - 1 - view.ply);
  return HOLE + ((1 - HOLE) * Math.max(0, depth - 1 - view.ply)) / rings;
}

/** A place on the disc: the angle in turns from the top, clockwise, and the radius as a part of the disc's. */
interface DiscPlace {
  readonly turn: number;
  readonly radius: number;
}

/** The place of a point, measured from the middle. */
export function placeOnDisc(right: number, down: number): DiscPlace {
  const turn = Math.atan2(right, -down) / (2 * Math.PI);
  return { turn: turn < 0 ? turn + 1 : turn, radius: Math.hypot(right, down) };
}

/** The node at a place: where its game was over before that ring, the node where it ended. */
export function nodeAtPlace(
  rings: DiscRings,
  view: DiscView,
  place: DiscPlace,
): number | undefined {
  if (place.radius < HOLE || place.radius > 1) return undefined;
  const last = rings.nodesAt.length - 1;
  const inward = (place.radius - HOLE) / (1 - HOLE);
  const depth = Math.min(last, 1 + Math.floor(view.ply + inward * Math.max(1, last - view.ply)));
  const game = Math.floor(view.first + place.turn * view.games);
  for (let ring = depth; ring > view.ply; ring--) {
    const node = nodeOfGame(rings, ring, game);
    if (node !== undefined) return node;
  }
  return undefined;
}

/** The node of a depth that a game goes through; `undefined` if the game was over before. */
export function nodeOfGame(
  { tree, nodesAt }: DiscRings,
  depth: number,
  game: number,
): number | undefined {
  const nodes = nodesAt[depth];
  const at = nodes ? lastUpTo(nodes, tree.gamesBefore, game) : -1;
  if (!nodes || at < 0) return undefined;
  const node = nodes[at] as number;
  return game < (tree.gamesBefore[node + (tree.size[node] as number)] as number) ? node : undefined;
}

/** The nodes on the way to a node, from the first mark to itself. */
export function wayTo(rings: DiscRings, node: number): number[] {
  const { gamesBefore, depth } = rings.tree;
  const game = gamesBefore[node] as number;
  const length = depth[node] as number;
  return Array.from({ length }, (_, i) => nodeOfGame(rings, i + 1, game) as number);
}

/** A finished game among all of them. */
export interface GamePlace {
  /** From 1, clockwise. */
  readonly number: number;
  readonly of: number;
  /** Its first mark, from 1, that gave something away: another one would have led to a better end. */
  readonly slip: { readonly mark: number; readonly cell: number } | undefined;
}

/** The place of the game that ended in a node. */
export function placeOfGame(rings: DiscRings, node: number): GamePlace {
  const { gamesBefore, value, cell, depth } = rings.tree;
  const slip = wayTo(rings, node).find((each, at, way) => value[each] !== value[way[at - 1] ?? 0]);
  return {
    number: (gamesBefore[node] as number) + 1,
    of: rings.games,
    slip:
      slip === undefined ? undefined : { mark: depth[slip] as number, cell: cell[slip] as number },
  };
}

/** The last of some nodes before which there are at most `game` games; −1 if there is none. */
export function lastUpTo(nodes: Uint32Array, gamesBefore: Uint32Array, game: number): number {
  let low = 0;
  let high = nodes.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((gamesBefore[nodes[middle] as number] as number) <= game) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
