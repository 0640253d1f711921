import { describe, expect, it } from 'vitest';
import {
  X,
  alphaBetaCalls,
  bestFirst,
  calledNodes,
  childrenOf,
  emptySetup,
  gameTree,
  inOrder,
  movesOfNode,
  nextNodes,
  nodeAfter,
  recordSearch,
  rootSearch,
  stepOfNode,
  treeSize,
  tutorialRequest,
  worstFirst,
  type Setup,
} from '../../../src/engine/index.ts';
import { ALL_SETUPS, emptyCount } from '../arbitraries.ts';

const whole = gameTree(emptySetup());
const sample = ALL_SETUPS.filter((setup) => emptyCount(setup) <= 6).filter((_, i) => i % 23 === 0);

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
        expect(stepOfNode(tree, node)).toBe(trace.enterAt[node]);
      }
    }
  });

  it('finds a node by its moves, and its moves by the node', () => {
    for (let node = 0; node < whole.cell.length; node += 9973)
      expect(nodeAfter(whole, movesOfNode(whole, node))).toBe(node);
    expect(nodeAfter(whole, [4, 4])).toBeUndefined();
    expect(nodeAfter(whole, [0, 3, 1, 4, 2, 5])).toBeUndefined();
  });
});

describe('alpha-beta over it', () => {
  const calls = (setup: Setup) =>
    rootSearch({ ...tutorialRequest(setup), search: 'alphaBeta' }).calls;

  it('makes the calls of the real search one after another, in the order of the cells', () => {
    expect(alphaBetaCalls(whole, inOrder)).toHaveLength(calls(emptySetup()));
    for (const setup of sample) {
      const tree = gameTree(setup);
      const { trace } = recordSearch({ ...tutorialRequest(setup), search: 'alphaBeta' });
      const made = alphaBetaCalls(tree, inOrder);
      expect(Array.from(made, (node) => tree.cell[node])).toEqual(Array.from(trace.cell));
      expect(made.every((node, call) => call === 0 || node > (made[call - 1] as number))).toBe(
        true,
      );
    }
  });

  it('makes fewer with good moves first, and more with bad ones first', () => {
    expect(alphaBetaCalls(whole, bestFirst)).toHaveLength(1464);
    expect(alphaBetaCalls(whole, worstFirst).length).toBeGreaterThan(calls(emptySetup()));
  });

  it('calls no node twice, and none whose parent it has not called', () => {
    const made = alphaBetaCalls(whole, bestFirst);
    const nodes = calledNodes(whole, made);
    expect(nodes.reduce((sum, each) => sum + each, 0)).toBe(made.length);
    for (let node = 0; node < nodes.length; node++) {
      if (nodes[node] || whole.size[node] === 1) continue;
      expect(nextNodes(whole, node).some((child) => nodes[child])).toBe(false);
      node += (whole.size[node] as number) - 1;
    }
  });
});
