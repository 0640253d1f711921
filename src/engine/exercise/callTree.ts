import { other, type CellContent, type Mark, type Score } from '../core/types.ts';
import type { Setup } from '../game/setup.ts';
import { treeSize } from '../game/treeSize.ts';
import { bestLine } from '../runs/bestLine.ts';
import { recordSearch, tutorialRequest } from '../runs/searchRun.ts';
import { childrenOf, isLeaf, movesTo, nodeCount } from '../trace/searchReader.ts';
import type { CodecProblem } from './codec.ts';
import type { NineRefutation } from './contract.ts';
import type { CallParams } from './kinds/returnValue.ts';

/** More calls than this are no work for a person, and do not fit on a page. */
export const MOST_CALLS = 40;

/** One call of plain minimax. Calls are numbered from 1, in the order in which they begin. */
export interface CallNode {
  readonly call: number;
  /** The call that asked; absent for the first. */
  readonly parent: number | undefined;
  /** The calls that it asks, in order; none where the game is over. */
  readonly children: readonly number[];
  /** The cells played from the board of the exercise to its own, in order. */
  readonly moves: readonly number[];
  readonly cells: readonly CellContent[];
  /** Whose turn it is on its board. */
  readonly mover: Mark;
  readonly isOver: boolean;
  /** What it returns: from the computer's side. */
  readonly score: Score;
}

/** Every call of minimax on a board with few empty cells, in the order of their numbers. */
export function callTree({ setup, computer }: CallParams): readonly CallNode[] {
  const { trace } = recordSearch({ ...tutorialRequest(setup), computer });
  return Array.from({ length: nodeCount(trace) }, (_, node): CallNode => {
    const parent = trace.parent[node] as number;
    const moves = movesTo(trace, node);
    const cells = [...setup.cells];
    moves.forEach((cell, ply) => (cells[cell] = moverAt(setup, ply)));
    return {
      call: node + 1,
      parent: parent < 0 ? undefined : parent + 1,
      children: childrenOf(trace, node).map((child) => child + 1),
      moves,
      cells,
      mover: moverAt(setup, moves.length),
      isOver: isLeaf(trace, node),
      score: trace.score[node] as Score,
    };
  });
}

/** Who moves so many plies after the board of the exercise. */
export function moverAt({ toMove }: Setup, ply: number): Mark {
  return ply % 2 === 0 ? toMove : other(toMove);
}

/** The calls in the order in which they return: below before above, so that nothing is missing. */
export function inOrderOfReturn(calls: readonly CallNode[], first = 1): CallNode[] {
  const node = calls[first - 1];
  if (!node) return [];
  return [...node.children.flatMap((child) => inOrderOfReturn(calls, child)), node];
}

/** Why the tree of a board is none to be drawn and worked through. */
export function tooManyCalls(setup: Setup): CodecProblem | undefined {
  const found = treeSize(setup);
  return found > MOST_CALLS ? { code: 'too-much', found, limit: MOST_CALLS } : undefined;
}

/** The game that leads to a call, and from there on with best play. */
export function gameThrough(setup: Setup, { call, moves, cells, mover }: CallNode): NineRefutation {
  return { setup, moves: [...moves, ...bestLine({ cells, toMove: mover }).moves], call };
}
