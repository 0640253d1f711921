import { hierarchy, tree } from 'd3-hierarchy';

/** A tree as it is laid out: places across, from 0 for the leftmost, and how deep it goes. */
interface Tidy {
  readonly places: ReadonlyMap<number, { readonly x: number; readonly depth: number }>;
  readonly width: number;
  readonly depth: number;
}

/**
 * A tidy tree (Reingold and Tilford 1981, by d3-hierarchy): a parent stands over the middle of its children, siblings
 * are at least 1 apart and nodes of different parents at least `cousins`. For any tree: of calls, of fours, of games.
 */
export function tidyTree(
  root: number,
  childrenOf: (node: number) => readonly number[],
  cousins: number,
): Tidy {
  const laid = tree<number>()
    .nodeSize([1, 1])
    .separation((a, b) => (a.parent === b.parent ? 1 : cousins))(hierarchy(root, childrenOf));
  const nodes = laid.descendants();
  const left = Math.min(...nodes.map(({ x }) => x));
  return {
    places: new Map(nodes.map(({ data, x, depth }) => [data, { x: x - left, depth }])),
    width: Math.max(...nodes.map(({ x }) => x)) - left,
    depth: laid.height,
  };
}
