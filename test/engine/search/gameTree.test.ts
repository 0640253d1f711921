import { describe, expect, it } from 'vitest';
import {
  X,
  alphaBetaNodes,
  bestFirst,
  childrenOf,
  emptySetup,
  gameTree,
  inOrder,
  movesOfNode,
  nextNodes,
  nodeAfter,
  recordSearch,
  rootSearch,
  treeSize,
  tutorialRequest,
  worstFirst,
  type GameTree,
  type Setup,
} from '../../../src/engine/index.ts';
import { ALL_SETUPS, emptyCount } from '../arbitraries.ts';

const whole = gameTree(emptySetup());
const sample = ALL_SETUPS.filter((setup) => emptyCount(setup) <= 6).filter((_, i) => i % 23 === 0);
const called = (nodes: Uint8Array) => nodes.reduce((sum, each) => sum + each, 0);

describe('the tree of all games', () => {
  it('holds every node and every game from the empty board, which is a draw', () => {
    expect(whole.size[0]).toBe(treeSize(emptySetup()));
    expect(whole.gamesBefore.at(-1)).toBe(255_168);
    expect(whole.value[0]).toBe(0);
  });

  it('is the recording of minimax, node by node', () => {
    for (const setup of sample) {
      const tree = gameTree(setup);
      const { trace } = recordSearch({ ...tutorialRequest(setup), computer: X });
      expect(Array.from(tree.cell)).toEqual(Array.from(trace.cell));
      expect(Array.from(tree.value)).toEqual(Array.from(trace.score, Math.sign));
      for (let node = 0; node < tree.cell.length; node++) {
        expect(nextNodes(tree, node)).toEqual(childrenOf(trace, node));
        const above = trace.parent[node] as number;
        if (above >= 0) expect(tree.depth[node]).toBe((tree.depth[above] as number) + 1);
      }
    }
  });

  it('counts as many games below a node as below its replies together', () => {
    const games = (tree: GameTree, node: number) =>
      (tree.gamesBefore[node + (tree.size[node] as number)] as number) -
      (tree.gamesBefore[node] as number);
    for (const setup of sample) {
      const tree = gameTree(setup);
      for (let node = 0; node < tree.cell.length; node++) {
        const replies = nextNodes(tree, node);
        const below = replies.reduce((sum, reply) => sum + games(tree, reply), 0);
        expect(games(tree, node)).toBe(replies.length === 0 ? 1 : below);
      }
    }
  });

  it('finds a node by its moves, and its moves by the node', () => {
    for (let node = 0; node < whole.cell.length; node += 9973) {
      expect(nodeAfter(whole, movesOfNode(whole, node))).toBe(node);
    }
    expect(nodeAfter(whole, [4, 4])).toBeUndefined();
    expect(nodeAfter(whole, [0, 3, 1, 4, 2, 5])).toBeUndefined();
  });
});

describe('alpha-beta over it', () => {
  const calls = (setup: Setup) =>
    rootSearch({ ...tutorialRequest(setup), search: 'alphaBeta' }).calls;

  it('makes the calls of the real search, in the order of the cells', () => {
    expect(called(alphaBetaNodes(whole, inOrder))).toBe(calls(emptySetup()));
    for (const setup of sample) {
      expect(called(alphaBetaNodes(gameTree(setup), inOrder))).toBe(calls(setup));
    }
  });

  it('makes fewer with good moves first, and more with bad ones first', () => {
    expect(called(alphaBetaNodes(whole, bestFirst))).toBe(1464);
    expect(called(alphaBetaNodes(whole, worstFirst))).toBeGreaterThan(calls(emptySetup()));
  });

  it('calls no node whose parent it has not called', () => {
    const nodes = alphaBetaNodes(whole, bestFirst);
    for (let node = 0; node < nodes.length; node++) {
      if (nodes[node] || whole.size[node] === 1) continue;
      expect(nextNodes(whole, node).some((child) => nodes[child])).toBe(false);
      node += (whole.size[node] as number) - 1;
    }
  });
});
