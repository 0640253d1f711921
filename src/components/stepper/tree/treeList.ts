import type { SearchRun } from '../../../engine/index.ts';
import { drawnTree } from './treeDrawn.ts';
import { cutsOf } from './treeCuts.ts';
import { nodeFacts } from './treeNodes.ts';
import type { TreeFolding, TreeListItem } from '../../ui/types.ts';

export type { TreeListItem } from '../../ui/types.ts';

/** `treeView` as a list: the same nodes and counts, nested. */
export function treeList(run: SearchRun, step: number, folding: TreeFolding): TreeListItem {
  const drawn = drawnTree(run, step, folding);
  const cuts = new Map(cutsOf(run, step, drawn).map((cut) => [cut.parent, cut]));
  const items = new Map<number, TreeListItem & { readonly children: TreeListItem[] }>();
  for (const facts of nodeFacts(run, step, drawn).values()) {
    const { node, call, move, mover, score, isLeaf: ended, onPath, isNow, isBest, parent } = facts;
    const hiddenCount = drawn.hidden.get(node) ?? 0;
    const { isHorizon, bounds } = facts;
    const cut = cuts.get(node);
    const told = { node, call, move, mover, score, isLeaf: ended, isHorizon, bounds, cut };
    const item = { ...told, onPath, isNow, isBest };
    const entry = { ...item, children: [], hiddenCount };
    items.set(node, entry);
    if (parent !== undefined) items.get(parent)?.children.push(entry);
  }
  return items.get(0) as TreeListItem;
}
