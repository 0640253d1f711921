import { describe, expect, it } from 'vitest';
import { callsOnDisc, discPlaceIn } from '../../../src/components/stepper/tree/treeDisc.ts';
import {
  gameTree,
  markOf,
  movesOfNode,
  movesTo,
  nodeCount,
  recordSearch,
  tutorialRequest,
  type SearchRequest,
} from '../../../src/engine/index.ts';
import { setupOf } from '../../setupOf.ts';

function searched(differs: Partial<SearchRequest>) {
  const setup = setupOf('XO.X.....', markOf('O'));
  const run = recordSearch({ ...tutorialRequest(setup), ...differs });
  const tree = gameTree(setup);
  const calls = nodeCount(run.trace);
  return { run, tree, calls, ...callsOnDisc(run.trace, tree, calls) };
}

describe('the calls of a search on the disc of all games', () => {
  it.each<Partial<SearchRequest>>([
    {},
    { order: 'random', seed: 7 },
    { search: 'alphaBeta' },
    { search: 'alphaBeta', order: 'centre-first' },
    { search: 'depthRatings', depth: 3 },
  ])('are the nodes that the same moves lead to: %o', (differs) => {
    const { run, tree, calls, called, callOf } = searched(differs);
    const nodes = [...callOf.keys()].filter((node) => (callOf[node] as number) >= 0);
    expect(nodes.length).toBe(calls);
    expect(called === undefined).toBe(calls === tree.cell.length);
    for (const node of nodes) {
      expect(movesOfNode(tree, node)).toEqual(movesTo(run.trace, callOf[node] as number));
      if (called) expect(called[node]).toBe(1);
    }
    if (called) expect(called.reduce((sum, each) => sum + each, 0)).toBe(calls);
  });
});

it.each([
  [388, 388, 93],
  [700, 345, 84],
])('the disc in %i × %i is in sight, beside the board in its corner', (width, height, corner) => {
  const { side, x, y } = discPlaceIn({ width, height }, corner).disc;
  expect(side).toBeGreaterThan(height * 0.7 - 10);
  expect(Math.min(x, y, width - x - side, height - y - side)).toBeGreaterThanOrEqual(0);
  expect(Math.max(x, y)).toBeGreaterThanOrEqual(corner + 8);
});
