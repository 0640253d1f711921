import {
  childrenOf,
  lastBegun,
  nodeCount,
  stackAt,
  stepCount,
  subtreeEnd,
  type SearchRun,
  type SearchTrace,
} from '../../../engine/index.ts';
import type { TreeFolding } from '../../ui/types.ts';

/** Up to this many calls a tree is drawn whole. */
const SMALL_TREE = 60;

/** Which nodes of a tree are drawn at a step. */
export interface DrawnTree {
  /** Ascending, so that parents come before their children. */
  readonly nodes: readonly number[];
  /** The calls on the stack, the root first. */
  readonly stack: readonly number[];
  /** Nodes whose children are shown. */
  readonly open: ReadonlySet<number>;
  /** For each node that hides some: how many begun calls below it have no drawn ancestor nearer. */
  readonly hidden: ReadonlyMap<number, number>;
  readonly closedByLimit: readonly number[];
}

/** Up to this many calls a tree is drawn whole when its search is over. */
const FINISHED_TREE = 500;

/** Whether the tree is drawn whole, with places that were found once for all steps. */
export function isWhole({ trace }: SearchRun, step: number, folding: TreeFolding): boolean {
  const { unfolded, folded, limit } = folding;
  const calls = nodeCount(trace);
  if (calls <= Math.min(SMALL_TREE, limit)) return true;
  const isOver = step === stepCount(trace) - 1;
  return isOver && calls <= FINISHED_TREE && unfolded.size + folded.size === 0;
}

/** Whether all calls are one disc: a search of more is over, and the reader has opened none by hand. */
export function isDisc(
  { trace }: SearchRun,
  step: number,
  folding: Pick<TreeFolding, 'unfolded' | 'folded'>,
): boolean {
  const isOver = step === stepCount(trace) - 1;
  const { unfolded, folded } = folding;
  return isOver && nodeCount(trace) > FINISHED_TREE && unfolded.size + folded.size === 0;
}

/**
 * A whole tree: all that has begun. Else: the stack, the children of each call on it, and the
 * children of nodes that the reader opened, the latest first while the limit lasts. What is left
 * out is counted at its nearest drawn ancestor, so drawn and counted calls together are always
 * all that have begun. The stack is drawn even if the limit is below its length.
 */
export function drawnTree(run: SearchRun, step: number, folding: TreeFolding): DrawnTree {
  const { trace } = run;
  const choice = isWhole(run, step, folding)
    ? everythingBegun(trace, step, folding)
    : aroundTheStack(trace, step, folding);
  const nodes = [...choice.drawn].sort((a, b) => a - b);
  return {
    nodes,
    stack: choice.stack,
    open: choice.open,
    hidden: hiddenBelow(trace, step, nodes),
    closedByLimit: choice.closedByLimit,
  };
}

interface Choice {
  readonly stack: number[];
  readonly drawn: Set<number>;
  readonly open: Set<number>;
  readonly closedByLimit: number[];
}

function everythingBegun(trace: SearchTrace, step: number, { folded }: TreeFolding): Choice {
  const stack = stackAt(trace, step);
  const drawn = new Set(stack);
  const open = new Set<number>();
  const last = lastBegun(trace, step);
  for (let node = 0; node <= last; node++) {
    const parent = trace.parent[node] as number;
    if (parent < 0 || open.has(parent)) drawn.add(node);
    if (drawn.has(node) && !folded.has(node)) open.add(node);
  }
  return { stack, drawn, open, closedByLimit: [] };
}

function aroundTheStack(trace: SearchTrace, step: number, folding: TreeFolding): Choice {
  const stack = stackAt(trace, step);
  const drawn = new Set(stack);
  const open = new Set<number>();
  for (const node of [...stack].reverse()) {
    if (folding.folded.has(node)) continue;
    open.add(node);
    for (const child of childrenOf(trace, node, step)) {
      if (drawn.size < folding.limit) drawn.add(child);
    }
  }
  const choice: Choice = { stack, drawn, open, closedByLimit: [] };
  const last = lastBegun(trace, step);
  for (const node of [...folding.unfolded].reverse()) {
    const isBegun = Number.isInteger(node) && node >= 0 && node <= last;
    if (isBegun && !folding.folded.has(node)) openByHand(trace, step, folding, node, choice);
  }
  return choice;
}

/** Opens `node`, if the reader has opened the way down to it as well, and if there is room. */
function openByHand(
  trace: SearchTrace,
  step: number,
  { unfolded, folded, limit }: TreeFolding,
  node: number,
  { drawn, open, closedByLimit }: Choice,
): void {
  const toOpen = [node];
  for (let at = node; !drawn.has(at);) {
    at = trace.parent[at] as number;
    if (!unfolded.has(at) || folded.has(at)) return;
    toOpen.push(at);
  }
  const children = toOpen.flatMap((each) => childrenOf(trace, each, step));
  const fresh = children.filter((child) => !drawn.has(child));
  if (drawn.size + fresh.length > limit) {
    closedByLimit.push(node);
    return;
  }
  toOpen.forEach((each) => open.add(each));
  fresh.forEach((child) => drawn.add(child));
}

function hiddenBelow(
  trace: SearchTrace,
  step: number,
  nodes: readonly number[],
): Map<number, number> {
  const begunEnd = lastBegun(trace, step) + 1;
  const hidden = new Map<number, number>();
  for (const node of nodes) {
    const begun = Math.min(subtreeEnd(trace, node), begunEnd) - node;
    hidden.set(node, (hidden.get(node) ?? 0) + begun - 1);
    const parent = trace.parent[node] as number;
    if (parent >= 0) hidden.set(parent, (hidden.get(parent) as number) - begun);
  }
  for (const [node, count] of hidden) if (count === 0) hidden.delete(node);
  return hidden;
}
