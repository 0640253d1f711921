import { isCutBy, type SearchRun } from '../../../engine/index.ts';
import { cutAt } from '../../ui/board/moves.ts';
import type { DrawnTree } from './treeDrawn.ts';
import type { TreeCutView } from '../../ui/types.ts';

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
