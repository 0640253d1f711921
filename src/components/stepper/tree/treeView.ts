import type { SearchRun } from '../../../engine/index.ts';
import { drawnTree, isWhole } from './treeDrawn.ts';
import { cutsOf } from './treeCuts.ts';
import { cutPlace, rowLayout, wholeLayout, type TreePlace } from './treeLayout.ts';
import { nodeFacts } from './treeNodes.ts';
import type { TreeFolding, TreeView } from '../../ui/types.ts';

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
