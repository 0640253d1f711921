import type { Score } from '../core/types.ts';
import { moverAfter } from '../game/setup.ts';
import { tutorialRequest } from '../runs/request.ts';
import { recordSearch } from '../runs/searchRun.ts';
import {
  bestChildBy,
  boundsAt,
  childrenOf,
  isCutBy,
  movesTo,
  nodeCount,
  pathTo,
  plyOf,
  returnStep,
  type Bounds,
} from '../trace/searchReader.ts';
import type { SearchTrace } from '../trace/searchTrace.ts';
import { callTree, type CallNode } from './callTree.ts';
import type { CallParams } from './smallParams.ts';

/** A call that alpha-beta ends early. Here and below, calls have their numbers in plain minimax. */
export interface Cut {
  readonly call: number;
  /** Its last inner call, whose score made the two bounds meet. */
  readonly after: number;
  /** The inner calls that it no longer makes. */
  readonly branches: readonly number[];
  readonly bounds: Bounds;
}

/** Where a bound comes from: the call `holder` keeps the score of its inner call `child`. */
export interface BoundSource {
  readonly value: Score;
  readonly holder: number;
  readonly child: number;
}

/** Alpha and beta when a call begins; absent while that side is sure of nothing. */
export interface Window {
  readonly call: number;
  readonly alpha: BoundSource | undefined;
  readonly beta: BoundSource | undefined;
}

/** The tree of plain minimax, and what alpha-beta leaves out of it. */
export interface CutTree {
  readonly calls: readonly CallNode[];
  /** The bounds of every call that alpha-beta makes, in order. */
  readonly windows: ReadonlyMap<number, Window>;
  readonly cuts: readonly Cut[];
}

/** Both searches of one board, matched call by call. */
export function cutTree(params: CallParams): CutTree {
  const { setup, computer } = params;
  const calls = callTree(params);
  const { trace } = recordSearch({ ...tutorialRequest(setup), search: 'alphaBeta', computer });
  const byMoves = new Map(calls.map(({ call, moves }) => [moves.join(), call]));
  const nodes = Array.from({ length: nodeCount(trace) }, (_, node) => node);
  const numbers = nodes.map((node) => byMoves.get(movesTo(trace, node).join()) ?? 0);
  const maximises = (ply: number) => moverAfter(setup, ply) === computer;

  const windows = nodes.map((node) => windowOf(trace, node, numbers, maximises));
  const cuts = nodes
    .filter((node) => isCutBy(trace, node))
    .map((node): Cut => {
      const asked = childrenOf(trace, node).map((child) => numbers[child] as number);
      const call = numbers[node] as number;
      const after = asked.at(-1) as number;
      const branches = calls[call - 1]?.children.filter((child) => !asked.includes(child)) ?? [];
      const bounds = boundsAt(trace, node, returnStep(trace, node) as number, maximises);
      return { call, after, branches, bounds };
    });
  return { calls, windows: new Map(windows.map((each) => [each.call, each])), cuts };
}

function windowOf(
  trace: SearchTrace,
  node: number,
  numbers: readonly number[],
  maximises: (ply: number) => boolean,
): Window {
  const step = trace.enterAt[node] as number;
  const above = pathTo(trace, node).slice(0, -1);
  const held = above.flatMap((at) => {
    const child = bestChildBy(trace, at, step);
    if (child === undefined) return [];
    const [holder, from] = [numbers[at] as number, numbers[child] as number];
    const isAlpha = maximises(plyOf(trace, at));
    return [{ isAlpha, value: trace.score[child] as Score, holder, child: from }];
  });
  // Of equal bounds the first, because it was set before the others.
  const [alpha] = held.filter(({ isAlpha }) => isAlpha).sort((a, b) => b.value - a.value);
  const [beta] = held.filter(({ isAlpha }) => !isAlpha).sort((a, b) => a.value - b.value);
  return { call: numbers[node] as number, alpha: sourceOf(alpha), beta: sourceOf(beta) };
}

function sourceOf(held: (BoundSource & { isAlpha: boolean }) | undefined): BoundSource | undefined {
  return held && { value: held.value, holder: held.holder, child: held.child };
}
