import { X, other, type Mark } from '../core/types.ts';
import { BitPosition, NOBODY, NO_CELL } from '../game/bitPosition.ts';
import { treeSize } from '../game/perft.ts';
import type { Setup } from '../game/setup.ts';
import type { Variant } from '../game/variants.ts';

/**
 * Every game that can follow a position, as columns: one entry for each node, that is, for each
 * call of minimax, in preorder. From the empty board there are 549,946 nodes and 255,168 games.
 */
export interface GameTree {
  readonly setup: Setup;
  /** The cell of the mark that led to the node; −1 for the root. */
  readonly cell: Int8Array;
  /** In plies; 0 for the root. */
  readonly depth: Uint8Array;
  /** With best play on both sides: 1 X wins, 0 a draw, −1 O wins. */
  readonly value: Int8Array;
  /** Nodes of the subtree, the node itself included: its next sibling is `node + size[node]`. */
  readonly size: Uint32Array;
  /** Finished games before the node; one entry more than there are nodes, so that the last is all of them. */
  readonly gamesBefore: Uint32Array;
}

/** Plays every game that can follow `setup`. The whole game of nine cells takes some 50 ms and 6 MB. */
export function gameTree(setup: Setup, variant?: Variant): GameTree {
  const most = treeSize(setup, variant);
  const cells = new Int8Array(most);
  const depth = new Uint8Array(most);
  const value = new Int8Array(most);
  const size = new Uint32Array(most);
  const gamesBefore = new Uint32Array(most + 1);
  const position = new BitPosition(setup, variant);
  let nodes = 0;
  let games = 0;
  const visit = (player: Mark, ply: number, last: number): number => {
    const node = nodes++;
    cells[node] = last;
    depth[node] = ply;
    gamesBefore[node] = games;
    const winner = position.winner;
    let best = winner === NOBODY ? 0 : winner === X ? 1 : -1;
    if (winner !== NOBODY || position.isFull) {
      games++;
    } else {
      best = player === X ? -1 : 1;
      for (let cell = position.firstEmpty(); cell !== NO_CELL; cell = position.emptyAfter(cell)) {
        position.play(cell, player);
        const reply = visit(other(player), ply + 1, cell);
        position.undo(cell);
        best = player === X ? Math.max(best, reply) : Math.min(best, reply);
      }
    }
    size[node] = nodes - node;
    value[node] = best;
    return best;
  };
  visit(setup.toMove, 0, NO_CELL);
  gamesBefore[nodes] = games;
  return { setup, cell: cells, depth, value, size, gamesBefore };
}

/** The nodes one mark further on, in ascending order of their cells. */
export function nextNodes({ size }: GameTree, node: number): number[] {
  const end = node + (size[node] as number);
  const children: number[] = [];
  for (let child = node + 1; child < end; child += size[child] as number) children.push(child);
  return children;
}

/** The node that these moves lead to; `undefined` if a move is not possible. */
export function nodeAfter(tree: GameTree, moves: readonly number[]): number | undefined {
  return moves.reduce<number | undefined>(
    (node, cell) =>
      node === undefined
        ? undefined
        : nextNodes(tree, node).find((child) => tree.cell[child] === cell),
    0,
  );
}

/** The moves that lead to a node, first to last. */
export function movesOfNode(tree: GameTree, node: number): number[] {
  const moves: number[] = [];
  let at = 0;
  while (at !== node) {
    at = nextNodes(tree, at).findLast((child) => child <= node) as number;
    moves.push(tree.cell[at] as number);
  }
  return moves;
}

/** Of two nodes below one call, which is tried first: the one with the lower number. */
export type NodeRank = (tree: GameTree, node: number, player: Mark) => number;

/** By cell, as the tutorial does. */
export const inOrder: NodeRank = ({ cell }, node) => cell[node] as number;

/** What is best for the player first; of equals the one with fewer nodes below it. */
export const bestFirst: NodeRank = ({ value, size }, node, player) =>
  (size[node] as number) / 1e6 - (value[node] as number) * (player === X ? 1 : -1);

/** The other way round. */
export const worstFirst: NodeRank = (tree, node, player) => -bestFirst(tree, node, player);

/**
 * The nodes that alpha-beta calls, one after another, if every call tries its moves in the order of `rank`. It keeps
 * the first of equals, as `alphaBeta` does; a test compares the two. Minimax calls all nodes, in their own order.
 */
export function alphaBetaCalls(tree: GameTree, rank: NodeRank): Uint32Array {
  const { value, size, setup } = tree;
  const calls: number[] = [];
  const search = (node: number, player: Mark, alpha: number, beta: number): number => {
    calls.push(node);
    if (size[node] === 1) return value[node] as number;
    const isX = player === X;
    let [low, high, best] = [alpha, beta, isX ? -2 : 2];
    const ranks = new Map(nextNodes(tree, node).map((child) => [child, rank(tree, child, player)]));
    const children = [...ranks.keys()].sort(
      (a, b) => (ranks.get(a) as number) - (ranks.get(b) as number) || a - b,
    );
    for (const child of children) {
      const score = search(child, other(player), low, high);
      best = isX ? Math.max(best, score) : Math.min(best, score);
      if (isX) low = Math.max(low, best);
      else high = Math.min(high, best);
      if (low >= high) break;
    }
    return best;
  };
  search(0, setup.toMove, -2, 2);
  return Uint32Array.from(calls);
}

/** Of each node whether it is among these calls: 1 or 0. */
export function calledNodes({ value }: GameTree, calls: Uint32Array): Uint8Array {
  const called = new Uint8Array(value.length);
  for (const node of calls) called[node] = 1;
  return called;
}

/**
 * The step at which minimax calls a node, in the recording of its whole search with X as the computer that keeps the first
 * of equals. Each call that has returned took three steps and two of its parent, and one more if its score was kept; each
 * that waits took two, and one of its parent.
 */
export function stepOfNode({ size, depth, value, setup }: GameTree, at: number): number {
  let step = 5 * at - 2 * (depth[at] as number);
  /** Of each depth the best score among the siblings so far, for who chooses. */
  const best: (number | undefined)[] = [];
  for (let node = 1; node < at; node++) {
    const ply = depth[node] as number;
    best[ply + 1] = undefined;
    const isXs = (ply % 2 === 1) === (setup.toMove === X);
    const score = (value[node] as number) * (isXs ? 1 : -1);
    const before = best[ply];
    if (before !== undefined && score <= before) continue;
    best[ply] = score;
    if (node + (size[node] as number) <= at) step++;
  }
  return step;
}
