import {
  SEARCH_TRAITS,
  eventAt,
  isCutBy,
  nodeAt,
  nodeCount,
  returnStep,
  type SearchRun,
} from '../../../engine/index.ts';
import { cutAt } from '../../ui/board/moves.ts';
import type { DrawnTree } from './treeDrawn.ts';
import type { TreeLabel } from './treeLabels.ts';
import type { TreeZoom } from './treeZoom.svelte.ts';
import type { TreeCutView, TreeView } from '../../ui/types.ts';

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
