import type { Score } from '../../engine/index.ts';
import type { TreeListItem } from './treeList.ts';
import type { Placed } from './moves.ts';

/** One line of the tree as a list: a call, or a count of calls that are not shown. */
export interface TreeRow {
  /** Unique among the rows. */
  readonly key: string;
  readonly node: number;
  readonly call: number;
  /** From 1. */
  readonly level: number;
  readonly move: Placed | undefined;
  readonly score: Score | undefined;
  readonly isNow: boolean;
  /** Undefined for a call without calls below. */
  readonly isOpen: boolean | undefined;
  /** Only for a count: how many calls it stands for. */
  readonly hidden: number | undefined;
}

/** The nested list, flattened in reading order. */
export function treeRows(item: TreeListItem, level = 1): TreeRow[] {
  const { node, call, move, score, isNow, children, hiddenCount } = item;
  const isOpen = children.length > 0 ? true : hiddenCount > 0 ? false : undefined;
  const row = { key: `${node}`, node, call, level, move, score, isNow, isOpen, hidden: undefined };
  const below = children.flatMap((child) => treeRows(child, level + 1));
  if (hiddenCount === 0) return [row, ...below];
  const count: TreeRow = {
    ...row,
    key: `${node}+`,
    level: level + 1,
    move: undefined,
    score: undefined,
    isNow: false,
    isOpen: undefined,
    hidden: hiddenCount,
  };
  return [row, ...below, count];
}
