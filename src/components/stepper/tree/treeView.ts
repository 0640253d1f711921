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
  eventAt,
  nodeAt,
  nodeCount,
  returnStep,
} from '../../../engine/index.ts';
import { drawnTree, isWhole, type DrawnTree } from './treeDrawn.ts';
import { cutPlace, rowLayout, wholeLayout, type TreePlace } from './treeLayout.ts';
import type { TreeFolding, TreeView, TreeNodeView, TreeCutView } from '../../ui/types.ts';
import { moverAtPly, cutAt } from '../../ui/board/moves.ts';
import { bestAt, boundsOf } from '../search/stackView.ts';
import type { TreeLabel } from './treeLabels.ts';
import type { TreeZoom } from './treeZoom.svelte.ts';

export type { TreeFolding } from '../../ui/types.ts';

/** The most nodes that are drawn, unless a figure says otherwise. */
export const TREE_LIMIT = 150;

/** How far below its node a count stands: between the rows. */
const COUNT_DROP = 0.5;

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
  const counts = [...drawn.hidden].map(([parent, count]) => {
    const { x, y } = placeAt(parent);
    return { parent, x, y: y + COUNT_DROP, count };
  });
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
  const begun = lastBegun(trace, step);
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
      isFolded: drawn.hidden.has(node),
      // Nodes are numbered in the order in which they begin, so a first child has the next number.
      hasChildren: node < begun && trace.parent[node + 1] === node,
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
const savings = new WeakMap<
  SearchRun['trace'],
  readonly (readonly [step: number, calls: number])[]
>();

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

/** What pruning has saved by a step. */
export interface Savings {
  readonly step: number;
  readonly calls: number;
  /** Of the branch that is pruned at this step, which has just been made: its calls, and where they are written. */
  readonly fresh: { readonly calls: number; readonly x: number; readonly y: number } | undefined;
}

export function savingsAt(
  {
    run,
    step,
    movedOn,
  }: { readonly run: SearchRun; readonly step: number; readonly movedOn: boolean },
  view: TreeView,
  labels: readonly TreeLabel[],
  { k, x, y }: TreeZoom['at'] = { k: 1, x: 0, y: 0 },
): Savings | undefined {
  if (!SEARCH_TRAITS[run.request.search].prunes) return undefined;
  const calls = savedBy(run, step);
  if (calls === 0) return undefined;
  const isNow = movedOn && eventAt(run.trace, step) === 'cut';
  const cut = isNow
    ? view.cuts.find(({ parent }) => parent === nodeAt(run.trace, step))
    : undefined;
  const words = labels.find(({ kind, of }) => kind === 'cut' && of === cut?.parent);
  return {
    step,
    calls,
    fresh: cut && words && { calls: cut.calls, x: words.x * k + x, y: words.y * k + y },
  };
}

/** The calls that minimax would have made by `step` and this search has saved. */
function savedBy(run: SearchRun, step: number): number {
  return savingsOf(run).findLast(([at]) => at <= step)?.[1] ?? 0;
}
