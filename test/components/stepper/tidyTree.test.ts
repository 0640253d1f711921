import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tidyTree } from '../../../src/components/stepper/tree/tidyTree.ts';

const COUSINS = 1.25;

/** A tree as the parent of each node but the root: any node before it. */
const trees = fc
  .array(fc.nat(), { minLength: 0, maxLength: 40 })
  .map((numbers) => numbers.map((number, i) => number % (i + 1)));

function childrenIn(parents: readonly number[]): (node: number) => number[] {
  return (node) => parents.flatMap((parent, i) => (parent === node ? [i + 1] : []));
}

describe('a tidy tree', () => {
  it('has parents in the middle, siblings in order, and nobody on anybody', () => {
    fc.assert(
      fc.property(trees, (parents) => {
        const children = childrenIn(parents);
        const { places, width, depth } = tidyTree(0, children, COUSINS);
        expect(places.size).toBe(parents.length + 1);
        const rows = new Map<number, { node: number; x: number }[]>();
        for (const [node, { x, depth: row }] of places) {
          rows.set(row, [...(rows.get(row) ?? []), { node, x }]);
          const xs = children(node).map((child) => places.get(child)?.x as number);
          if (xs.length > 0) expect(x).toBeCloseTo(((xs[0] as number) + (xs.at(-1) as number)) / 2);
          expect(xs).toEqual(xs.toSorted((a, b) => a - b));
        }
        for (const row of rows.values()) {
          row
            .sort((a, b) => a.x - b.x)
            .forEach(({ node, x }, i) => {
              const before = row[i - 1];
              if (!before) return;
              const siblings = parents[before.node - 1] === parents[node - 1];
              expect(x - before.x).toBeGreaterThanOrEqual((siblings ? 1 : COUSINS) - 1e-9);
            });
        }
        const xs = [...places.values()].map(({ x }) => x);
        expect(Math.min(...xs)).toBeCloseTo(0);
        expect(Math.max(...xs)).toBeCloseTo(width);
        expect(Math.max(...rows.keys())).toBe(depth);
      }),
    );
  });
});
