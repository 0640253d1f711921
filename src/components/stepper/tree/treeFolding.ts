import type { TreeFolding } from '../../ui/types.ts';
import { TREE_LIMIT } from './treeView.ts';

/** What a reader has opened and closed, with the most that is drawn. */
export function treeFolding({ unfolded, folded }: Omit<TreeFolding, 'limit'>): TreeFolding {
  return { unfolded, folded, limit: TREE_LIMIT };
}
