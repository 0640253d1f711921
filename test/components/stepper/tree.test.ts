import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { treeList } from '../../../src/components/stepper/tree/treeList.ts';
import { treeView, TREE_LIMIT } from '../../../src/components/stepper/tree/treeView.ts';
import type { TreeFolding, TreeListItem, TreeView } from '../../../src/components/ui/types.ts';
import {
  NEVER,
  childrenOf,
  isLeaf,
  lastBegun,
  plyOf,
  recordSearch,
  stackAt,
  stepCount,
  type SearchRun,
} from '../../../src/engine/index.ts';
import { deep } from '../../deep.ts';
import { nineCalls, replay, requests, wholeGame, type Frame } from './replay.ts';

const folding = (changes: Partial<TreeFolding> = {}): TreeFolding => ({
  unfolded: new Set(),
  folded: new Set(),
  limit: TREE_LIMIT,
  ...changes,
});

/** What must be true of any tree view. */
function expectSound(run: SearchRun, step: number, fold: TreeFolding): TreeView {
  const view = treeView(run, step, fold);
  const { nodes, counts, width, height } = view;
  const drawn = new Map(nodes.map((node) => [node.node, node]));
  const stack = stackAt(run.trace, step);
  const counted = counts.reduce((sum, { count }) => sum + count, 0);
  expect(nodes.length + counted).toBe(lastBegun(run.trace, step) + 1);
  expect(nodes.length).toBeLessThanOrEqual(Math.max(fold.limit, stack.length));
  expect(nodes.filter(({ onPath }) => onPath).map(({ node }) => node)).toEqual(stack);
  expect(nodes.filter(({ isNow }) => isNow).map(({ node }) => node)).toEqual(stack.slice(-1));
  // One expectation of them all: hundreds of thousands would take seconds.
  const misplaced = nodes.filter(
    ({ node, parent, x, y }) =>
      (parent ?? -1) !== run.trace.parent[node] ||
      (parent !== undefined && !drawn.has(parent)) ||
      y !== plyOf(run.trace, node) + 0.5 ||
      x < 0.5 - 1e-9 ||
      x > width - 0.5 + 1e-9 ||
      y > height - 0.5,
  );
  expect(misplaced).toEqual([]);
  for (const { parent, count } of counts) {
    expect(count).toBeGreaterThan(0);
    expect(drawn.has(parent)).toBe(true);
  }
  for (const depth of new Set(nodes.map(({ y }) => y))) {
    const row = nodes.filter(({ y }) => y === depth);
    const xs = row.map(({ x }) => x).sort((a, b) => a - b);
    expect(xs.filter((x, i) => i > 0 && x - (xs[i - 1] as number) <= 0.999)).toEqual([]);
  }
  return view;
}

const flat = (item: TreeListItem): TreeListItem[] => [item, ...item.children.flatMap(flat)];

describe('a small tree', () => {
  it('is all that has begun, as a search with copies knows it', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const run = recordSearch(request);
        fc.pre(run.trace.callCount <= 60);
        const places = new Map<number, string>();
        const best = new Map<number, number>();
        replay(request).forEach(({ kind, stack, begun }, step) => {
          const view = expectSound(run, step, folding());
          const now = stack.at(-1) as Frame;
          if (kind === 'improve') best.set(now.call, now.childCall as number);
          expect(view.nodes.map(({ call }) => call)).toEqual(
            Array.from({ length: begun }, (_, i) => i + 1),
          );
          expect(view.counts).toEqual([]);
          expect(view.nodes[now.call - 1]?.cells).toEqual(now.cells);
          const shown = view.nodes.map(({ x, y, isBest, score, isLeaf: ended }) => {
            return [`${x} ${y}`, isBest, score, ended];
          });
          const known = view.nodes.map(({ node, call, parent }, at) => {
            const place = places.get(node) ?? String(shown[at]![0]);
            places.set(node, place);
            const isBest = parent !== undefined && best.get(parent + 1) === call;
            const returned = step >= (run.trace.leaveAt[node] ?? NEVER) - 1;
            const score = returned ? run.trace.score[node] : undefined;
            return [place, isBest, score, returned && isLeaf(run.trace, node)];
          });
          expect(shown).toEqual(known);
        });
      }),
      { numRuns: deep(8, 20) },
    );
  }, 60_000);

  it('keeps places and extent when a node is folded, and counts what it hides', () => {
    const run = nineCalls();
    const open = treeView(run, 48, folding());
    const closed = expectSound(run, 48, folding({ folded: new Set([5]) }));
    expect(closed.nodes.map(({ call }) => call)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(closed.counts).toMatchObject([{ parent: 5, count: 3 }]);
    expect([closed.width, closed.height]).toEqual([open.width, open.height]);
    expect(closed.nodes.map(({ x }) => x)).toEqual(open.nodes.slice(0, 6).map(({ x }) => x));
  });

  it('never hides the current call, though a call on its way be folded', () => {
    const view = expectSound(nineCalls(), 43, folding({ folded: new Set([0, 5]) }));
    expect(view.nodes.map(({ call }) => call)).toEqual([1, 6, 9]);
    expect(view.counts.map(({ parent, count }) => [parent, count])).toEqual([
      [0, 4],
      [5, 2],
    ]);
  });
});

describe('the tree of the whole game', () => {
  const run = wholeGame();
  const last = stepCount(run.trace) - 1;
  const steps = fc.integer({ min: 0, max: last });
  const rootChildren = childrenOf(run.trace, 0);

  it('is sound at any step, with any folding and any limit', () => {
    const nodes = fc.oneof(
      fc.integer({ min: 0, max: 549_945 }),
      fc.integer({ min: 0, max: 80 }),
      fc.constantFrom(...rootChildren),
    );
    const sets = fc.array(nodes, { maxLength: 25 }).map((list) => new Set(list));
    fc.assert(
      fc.property(steps, sets, sets, fc.integer({ min: 1, max: 200 }), (step, a, b, limit) => {
        expectSound(run, step, { unfolded: a, folded: b, limit });
      }),
      { numRuns: 150 },
    );
  });

  it('draws the children of every call on the stack', () => {
    fc.assert(
      fc.property(steps, (step) => {
        const drawn = new Set(treeView(run, step, folding()).nodes.map(({ node }) => node));
        const wanted = stackAt(run.trace, step).flatMap((node) => [
          node,
          ...childrenOf(run.trace, node, step),
        ]);
        expect([...drawn].sort()).toEqual([...new Set(wanted)].sort());
      }),
    );
  });

  it('opens a count to its children, each with a count of its own', () => {
    const first = rootChildren[0] as number;
    const closed = treeView(run, last, folding());
    expect(closed.nodes).toHaveLength(10);
    expect(closed.counts.reduce((sum, { count }) => sum + count, 0)).toBe(549_936);
    const open = expectSound(run, last, folding({ unfolded: new Set([first]) }));
    expect(open.nodes).toHaveLength(18);
    expect(open.counts).toHaveLength(16);
    const child = open.nodes.find(({ parent }) => parent === first)?.node as number;
    const deeper = expectSound(run, last, folding({ unfolded: new Set([first, child]) }));
    expect(deeper.nodes).toHaveLength(25);
  });

  it('keeps what was opened last when there is no room for all', () => {
    const unfolded = new Set([
      ...rootChildren,
      ...childrenOf(run.trace, rootChildren[8] as number),
    ]);
    const view = expectSound(run, last, folding({ unfolded, limit: 80 }));
    const opened = new Set(view.nodes.map(({ parent }) => parent));
    const [latest] = [...unfolded].slice(-1);
    expect(opened.has(latest)).toBe(true);
    expect(view.closedByLimit?.length).toBeGreaterThan(0);
    for (const node of view.closedByLimit ?? []) {
      expect(view.counts.find(({ parent }) => parent === node)?.count ?? 1).toBeGreaterThan(0);
    }
  });

  it('is there as a list with the same nodes and counts', () => {
    fc.assert(
      fc.property(steps, (step) => {
        const fold = folding({ unfolded: new Set([1, 2, ...rootChildren]) });
        const view = treeView(run, step, fold);
        const items = flat(treeList(run, step, fold));
        const pick = ({ node, score, isNow, isBest, move }: TreeListItem) =>
          JSON.stringify({ node, score, isNow, isBest, move });
        expect(items.map(pick)).toEqual(view.nodes.map((node) => pick(node as never)));
        expect(
          items
            .filter(({ hiddenCount }) => hiddenCount)
            .map(({ node, hiddenCount }) => [node, hiddenCount]),
        ).toEqual(view.counts.map(({ parent, count }) => [parent, count]));
      }),
      { numRuns: 40 },
    );
  });
});
