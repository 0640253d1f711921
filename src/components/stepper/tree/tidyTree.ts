/** A tree as it is laid out: places across, from 0 for the leftmost, and how deep it goes. */
export interface Tidy {
  readonly places: ReadonlyMap<number, { readonly x: number; readonly depth: number }>;
  readonly width: number;
  readonly depth: number;
}

/** A subtree from its own node: where its children stand, and its outline at each depth. */
interface Shape {
  readonly node: number;
  readonly children: readonly Shape[];
  readonly at: readonly number[];
  readonly left: readonly number[];
  readonly right: readonly number[];
}

/** How far right of `a` the subtree `b` must stand, so that they do not touch at any depth. */
function apart(a: Shape, b: Shape, cousins: number): number {
  let most = 1;
  for (let depth = 1; depth < Math.min(a.right.length, b.left.length); depth++) {
    most = Math.max(most, (a.right[depth] as number) - (b.left[depth] as number) + cousins);
  }
  return most;
}

/** Children from left to right, each as near as can be; those in a wide gap are spread in it. */
function spread(children: readonly Shape[], cousins: number): number[] {
  const at: number[] = [];
  children.forEach((child, i) => {
    const ideal = children
      .slice(0, i)
      .map((each, j) => (at[j] as number) + apart(each, child, cousins));
    const place = Math.max(0, ...ideal);
    const by = ideal.lastIndexOf(place);
    const extra = place - (ideal.at(-1) ?? 0);
    for (let j = by + 1; j < i; j++) at[j] = (at[j] as number) + (extra * (j - by)) / (i - by);
    at.push(place);
  });
  const middle = ((at.at(-1) ?? 0) + (at[0] ?? 0)) / 2;
  return at.map((x) => x - middle);
}

function shapeOf(
  node: number,
  childrenOf: (node: number) => readonly number[],
  cousins: number,
): Shape {
  const children = childrenOf(node).map((child) => shapeOf(child, childrenOf, cousins));
  const at = spread(children, cousins);
  const outline = (side: 'left' | 'right', pick: (...values: number[]) => number) => {
    const depth = Math.max(0, ...children.map((child) => child[side].length));
    const below = Array.from({ length: depth }, (_, d) =>
      pick(
        ...children.flatMap((child, i) => {
          const x = child[side][d];
          return x === undefined ? [] : [x + (at[i] as number)];
        }),
      ),
    );
    return [0, ...below];
  };
  return { node, children, at, left: outline('left', Math.min), right: outline('right', Math.max) };
}

/**
 * A tidy tree (Reingold and Tilford 1981): a parent stands over the middle of its children, equal
 * subtrees look equal, siblings are 1 apart and nodes of different parents at least `cousins`. For
 * trees of tens of nodes: the time grows with the square of a node's children.
 */
export function tidyTree(
  root: number,
  childrenOf: (node: number) => readonly number[],
  cousins: number,
): Tidy {
  const shape = shapeOf(root, childrenOf, cousins);
  const left = Math.min(...shape.left);
  const places = new Map<number, { x: number; depth: number }>();
  const place = ({ node, children, at }: Shape, x: number, depth: number): void => {
    places.set(node, { x: x - left, depth });
    children.forEach((child, i) => place(child, x + (at[i] as number), depth + 1));
  };
  place(shape, 0, 0);
  return { places, width: Math.max(...shape.right) - left, depth: shape.left.length - 1 };
}
