import { expect, it } from 'vitest';
import { tidyTree } from '../../../src/components/stepper/tree/tidyTree.ts';

it('lays a tree out from its leftmost node on, cousins farther apart than siblings', () => {
  const children = [[1, 2], [3, 4], [5], [], [], []];
  const { places, width, depth } = tidyTree(0, (node) => children[node] ?? [], 1.25);
  const xs = [...places].sort(([a], [b]) => a - b).map(([, { x }]) => x);
  expect(xs).toEqual([1.375, 0.5, 2.25, 0, 1, 2.25]);
  expect([...places.values()].map((place) => place.depth)).toEqual([0, 1, 1, 2, 2, 2]);
  expect([width, depth]).toEqual([2.25, 2]);
});
