import { oneLater } from '../core/ratingScale.ts';
import type { Score } from '../core/types.ts';
import {
  EVENT_CODE,
  EVENT_ENDS,
  SEARCH_EVENTS,
  type EventEnd,
  type SearchEvent,
} from './searchTracer.ts';
import { NEVER, type SearchTrace } from './searchTrace.ts';

export function stepCount(trace: SearchTrace): number {
  return trace.events.length;
}

export function nodeCount(trace: SearchTrace): number {
  return trace.enterAt.length;
}

export function eventAt(trace: SearchTrace, step: number): SearchEvent {
  return SEARCH_EVENTS[trace.events[step] as number] as SearchEvent;
}

/** The last node that has begun by `step`; also: how many have begun, less one. */
export function lastBegun(trace: SearchTrace, step: number): number {
  return countUpTo(trace.enterAt, step) - 1;
}

/** The innermost call on the stack at `step`: the call that the step belongs to. */
export function nodeAt(trace: SearchTrace, step: number): number {
  let node = lastBegun(trace, step);
  while (step >= (trace.leaveAt[node] as number)) node = trace.parent[node] as number;
  return node;
}

/** The calls on the stack at `step`, the root first. */
export function stackAt(trace: SearchTrace, step: number): number[] {
  return pathTo(trace, nodeAt(trace, step));
}

/** The chain of calls from the root to `node`, both included. */
export function pathTo(trace: SearchTrace, node: number): number[] {
  const path: number[] = [];
  for (let at = node; at >= 0; at = trace.parent[at] as number) path.push(at);
  return path.reverse();
}

/** The cells played from the root to `node`, in order. */
export function movesTo(trace: SearchTrace, node: number): number[] {
  return pathTo(trace, node)
    .slice(1)
    .map((at) => trace.cell[at] as number);
}

/** Plies from the root. */
export function plyOf(trace: SearchTrace, node: number): number {
  let ply = 0;
  for (let at = trace.parent[node] as number; at >= 0; at = trace.parent[at] as number) ply++;
  return ply;
}

/** Plies from the root, of every node: parents come before their children. */
export function pliesOf(trace: SearchTrace): Uint8Array {
  const plies = new Uint8Array(nodeCount(trace));
  for (let node = 1; node < plies.length; node++) {
    plies[node] = (plies[trace.parent[node] as number] as number) + 1;
  }
  return plies;
}

/** One past the last node of the subtree of `node`: a subtree is a range of numbers. */
export function subtreeEnd(trace: SearchTrace, node: number): number {
  const leave = trace.leaveAt[node] as number;
  return leave === NEVER ? nodeCount(trace) : countUpTo(trace.enterAt, leave - 1);
}

/** The calls that `node` made, in order; only those begun by `step` if it is given. */
export function childrenOf(trace: SearchTrace, node: number, step = Infinity): number[] {
  const children: number[] = [];
  const end = subtreeEnd(trace, node);
  for (let child = node + 1; child < end; child = subtreeEnd(trace, child)) {
    if ((trace.enterAt[child] as number) > step) break;
    children.push(child);
  }
  return children;
}

/** The step at which the call returns, or `undefined` if the recording was cut before. */
export function returnStep(trace: SearchTrace, node: number): number | undefined {
  const leave = trace.leaveAt[node] as number;
  return leave === NEVER ? undefined : leave - 1;
}

/** What `node` returned, if it has returned by `step`. */
export function scoreBy(trace: SearchTrace, node: number, step: number): Score | undefined {
  return step >= (trace.leaveAt[node] as number) - 1 ? trace.score[node] : undefined;
}

/** Whether the call ended without any call of its own, because the game is over there. */
export function isLeaf(trace: SearchTrace, node: number): boolean {
  return endOf(trace, node) === 'game-over';
}

/** How the call ended, if it has by `step`. */
function endOf(trace: SearchTrace, node: number, step = Infinity): EventEnd | undefined {
  const end = returnStep(trace, node);
  return end === undefined || end > step ? undefined : EVENT_ENDS[eventAt(trace, end)];
}

/** Whether the call ended because the limit of plies was reached. */
export function isHorizon(trace: SearchTrace, node: number): boolean {
  return endOf(trace, node) === 'horizon';
}

/** Whether the call ended before every cell was tried, and has ended by `step`. */
export function isCutBy(trace: SearchTrace, node: number, step = Infinity): boolean {
  return endOf(trace, node, step) === 'cut-short';
}

/** What `child` returned, as its caller counts it: after `adjust`, if there was one. */
export function heardFrom(trace: SearchTrace, child: number): Score {
  const score = trace.score[child] as Score;
  const isAdjusted = trace.events[adjustStep(trace, child)] === EVENT_CODE.adjust;
  return isAdjusted ? oneLater(score) : score;
}

/** After a child's return comes `back`, then `adjust` if the score changes. */
function adjustStep(trace: SearchTrace, child: number): number {
  return (trace.leaveAt[child] as number) + 1;
}

/**
 * The child whose move `node` keeps at `step`, or `undefined` before the first. It is read from the
 * recorded `improve` events, so no rule of the search is repeated here: after a child's return comes
 * `back`, perhaps `adjust`, and then `improve` if the child was kept.
 */
export function bestChildBy(trace: SearchTrace, node: number, step: number): number | undefined {
  let best: number | undefined;
  for (const child of childrenOf(trace, node, step)) {
    let improveStep = adjustStep(trace, child);
    if (trace.events[improveStep] === EVENT_CODE.adjust) improveStep++;
    if (improveStep > step) break;
    if (trace.events[improveStep] === EVENT_CODE.improve) best = child;
  }
  return best;
}

/** What each side is sure of at a step: nothing yet where it is `undefined`. */
export interface Bounds {
  readonly alpha: Score | undefined;
  readonly beta: Score | undefined;
}

/**
 * Alpha and beta of `node` at `step`, including its own best score. They are read from what the calls on
 * the way to it have kept. `maximises` says whether the computer moves at a node's ply.
 */
export function boundsAt(
  trace: SearchTrace,
  node: number,
  step: number,
  maximises: (ply: number) => boolean,
): Bounds {
  let alpha: Score | undefined;
  let beta: Score | undefined;
  pathTo(trace, node).forEach((at, ply) => {
    const child = bestChildBy(trace, at, step);
    if (child === undefined) return;
    const best = heardFrom(trace, child);
    if (maximises(ply)) alpha = Math.max(alpha ?? best, best);
    else beta = Math.min(beta ?? best, best);
  });
  return { alpha, beta };
}

/**
 * The child that a step of `node` is about: the one that has just returned (`back`, `adjust`, `improve`),
 * or the one that is about to be called (`try`).
 */
export function childAtStep(trace: SearchTrace, step: number): number | undefined {
  const kind = eventAt(trace, step);
  if (kind === 'try') {
    const next = lastBegun(trace, step) + 1;
    return next < nodeCount(trace) ? next : undefined;
  }
  if (kind !== 'back' && kind !== 'adjust' && kind !== 'improve') return undefined;
  const node = nodeAt(trace, step);
  let child = lastBegun(trace, step);
  while ((trace.parent[child] as number) !== node) child = trace.parent[child] as number;
  return child;
}

/** The node reached from the root by these cells, if the search went there. */
export function nodeByMoves(trace: SearchTrace, moves: readonly number[]): number | undefined {
  let node = 0;
  for (const cell of moves) {
    const child = childrenOf(trace, node).find((at) => trace.cell[at] === cell);
    if (child === undefined) return undefined;
    node = child;
  }
  return node;
}

/** How many entries of an ascending column are at most `value`. */
function countUpTo(column: Uint32Array, value: number): number {
  let low = 0;
  let high = column.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((column[middle] as number) <= value) low = middle + 1;
    else high = middle;
  }
  return low;
}
