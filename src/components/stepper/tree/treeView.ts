import {
  type SearchRun,
  bestChildBy,
  isCutBy,
  isHorizon,
  isLeaf,
  lastBegun,
  markName,
  scoreBy,
  type CellContent,
  SEARCH_TRAITS,
  nodeCount,
  returnStep,
  childrenOf,
  stackAt,
  stepCount,
  subtreeEnd,
  type SearchTrace,
} from '../../../engine/index.ts';
import { cutPlace, rowLayout, wholeLayout } from './treeLayout.ts';
import type {
  TreeFolding,
  TreePlace,
  TreeView,
  TreeNodeView,
  TreeCutView,
} from '../../ui/types.ts';
import { moverAtPly, cutAt } from '../../ui/board/moves.ts';
import { fitsDisc } from '../limits.ts';
import { bestAt, boundsOf } from '../search/stackView.ts';

/** Up to this many calls a tree is drawn whole. */
const SMALL_TREE = 60;

/** Which nodes of a tree are drawn at a step. */
interface DrawnTree {
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
function isWhole({ trace }: SearchRun, step: number, folding: TreeFolding): boolean {
  const { unfolded, folded, limit } = folding;
  const calls = nodeCount(trace);
  if (calls <= Math.min(SMALL_TREE, limit)) return true;
  const isOver = step === stepCount(trace) - 1;
  return isOver && calls <= FINISHED_TREE && unfolded.size + folded.size === 0;
}

/** Whether all calls are one disc: a search of more is over or sweeps by, and the reader has opened none by hand. */
export function isDisc(
  { request, trace }: SearchRun,
  step: number,
  {
    unfolded,
    folded,
    isSweeping = false,
  }: Pick<TreeFolding, 'unfolded' | 'folded'> & { readonly isSweeping?: boolean },
): boolean {
  const isTold = step === stepCount(trace) - 1 && unfolded.size + folded.size === 0;
  return (isTold || isSweeping) && nodeCount(trace) > FINISHED_TREE && fitsDisc(request);
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

/** The most nodes that are drawn, unless a figure says otherwise. */
export const TREE_LIMIT = 150;

/**
 * The tree of calls as it stands at `step`. Small traces keep every node in its place at all steps;
 * of big ones the surroundings of the stack and the unfolded nodes are drawn, and everything else
 * that has begun is a count. When a search of some hundreds is over, all of it is drawn.
 */
export function treeView(run: SearchRun, step: number, folding: TreeFolding): TreeView {
  const drawn = drawnTree(run, step, folding);
  const layout = isWhole(run, step, folding) ? wholeLayout(run) : rowLayout(run, drawn);
  const placeAt = (node: number) => layout.places.get(node) as TreePlace;
  const nodes = [...nodeFacts(run, step, drawn).values()].map(({ ply: _ply, ...facts }) => ({
    ...facts,
    ...placeAt(facts.node),
  }));
  const counts = [...drawn.hidden].map(([parent, count]) => ({ parent, count }));
  const cuts = cutsOf(run, step, drawn).map((cut) => ({
    ...cut,
    ...placeAt(cutPlace(cut.parent)),
  }));
  const { width, height } = layout;
  // When the search is over no more rows will come.
  const isOver = nodes[0]?.score !== undefined;
  const rows = isOver ? 1 + Math.max(...nodes.map(({ y }) => Math.floor(y))) : height;
  const gaps = layout.gaps.slice(0, rows);
  const places = [...layout.places.values()];
  return { nodes, counts, cuts, places, width, height, gaps, closedByLimit: drawn.closedByLimit };
}

/** A node with all but its place. */
type NodeFacts = Omit<TreeNodeView, 'x' | 'y' | 'slot'> & { readonly ply: number };

/** Facts of the drawn nodes, parents before children. */
export function nodeFacts(run: SearchRun, step: number, drawn: DrawnTree): Map<number, NodeFacts> {
  const { trace } = run;
  const onPath = new Set(drawn.stack);
  const best = new Map<number, number | undefined>();
  const facts = new Map<number, NodeFacts>();
  for (const node of drawn.nodes) {
    const above = facts.get(trace.parent[node] as number);
    const ply = above ? above.ply + 1 : 0;
    const move = above && { mark: above.mover, cell: trace.cell[node] as number };
    if (above && !best.has(above.node)) best.set(above.node, bestChildBy(trace, above.node, step));
    const score = scoreBy(trace, node, step);
    facts.set(node, {
      node,
      call: node + 1,
      ply,
      cells:
        above && move
          ? withMark(above.cells, move.cell, moverAtPly(run, ply - 1))
          : run.request.setup.cells,
      move,
      mover: markName(moverAtPly(run, ply)),
      score,
      best: score === undefined ? bestAt(run, node, step)?.score : undefined,
      isLeaf: score !== undefined && isLeaf(trace, node),
      onPath: onPath.has(node),
      isNow: node === drawn.stack.at(-1),
      isBest: above !== undefined && best.get(above.node) === node,
      parent: above?.node,
      isHorizon: score !== undefined && isHorizon(trace, node),
      isCut: isCutBy(trace, node, step),
      bounds: boundsOf(run, node, step),
    });
  }
  return facts;
}

function withMark(cells: readonly CellContent[], cell: number, mark: CellContent): CellContent[] {
  const after = [...cells];
  after[cell] = mark;
  return after;
}

/** What a reader has opened and closed, with the most that is drawn. */
export function treeFolding({ unfolded, folded }: Omit<TreeFolding, 'limit'>): TreeFolding {
  return { unfolded, folded, limit: TREE_LIMIT };
}

/** The branches that have been cut off by `step` below drawn nodes that are open. */
export function cutsOf(
  run: SearchRun,
  step: number,
  { nodes, open }: DrawnTree,
): Omit<TreeCutView, 'x' | 'y' | 'slot'>[] {
  return nodes
    .filter((node) => open.has(node) && isCutBy(run.trace, node, step))
    .map((parent) => ({ parent, ...cutAt(run, parent) }));
}

/** Of a recording: the steps at which branches are pruned, each with the calls that all up to it have saved. */
const savings = new WeakMap<SearchRun['trace'], (readonly [step: number, calls: number])[]>();

function savingsOf(run: SearchRun) {
  const { trace } = run;
  const known = savings.get(trace);
  if (known) return known;
  let sum = 0;
  const found = Array.from({ length: nodeCount(trace) }, (_, node) => node)
    .filter((node) => isCutBy(trace, node))
    .map((node) => [returnStep(trace, node) ?? 0, cutAt(run, node).calls] as const)
    .sort(([a], [b]) => a - b)
    .map(([step, calls]) => [step, (sum += calls)] as const);
  savings.set(trace, found);
  return found;
}

/** What pruning has saved by a step: the calls that minimax would have made by then. */
export function savingsAt({ run, step }: { readonly run: SearchRun; readonly step: number }) {
  if (!SEARCH_TRAITS[run.request.search].prunes) return undefined;
  return savingsOf(run).findLast(([at]) => at <= step)?.[1];
}
