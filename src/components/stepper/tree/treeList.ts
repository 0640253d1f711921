import type { SearchRun, Score } from '../../../engine/index.ts';
import { drawnTree, cutsOf, nodeFacts } from './treeView.ts';
import type { TreeFolding, TreeListItem } from '../../ui/types.ts';
import { stepperMessages, treeMessages as late } from '#language/stepper/search/messages';
import { boundsText } from '../search/stackView.ts';
import type { Placed } from '../../ui/board/moves.ts';

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
  /** Waits for an answer. */
  readonly isWaiting: boolean;
  /** The call that keeps this one's move at the step, from 1. */
  readonly keptBy: number | undefined;
  /** Undefined for a call without calls below. */
  readonly isOpen: boolean | undefined;
  readonly isHorizon: boolean;
  readonly bounds: TreeListItem['bounds'];
  readonly cut: TreeListItem['cut'];
  /** Only for a count: how many calls it stands for. */
  readonly hidden: number | undefined;
}

/** The nested list, flattened in reading order. */
export function treeRows(item: TreeListItem, level = 1, parentCall?: number): TreeRow[] {
  const { node, call, move, score, isNow, onPath, isBest, children, hiddenCount } = item;
  const { isHorizon, bounds, cut } = item;
  const isWaiting = onPath && !isNow;
  const keptBy = isBest ? parentCall : undefined;
  const isOpen = children.length > 0 ? true : hiddenCount > 0 ? false : undefined;
  const told = { node, call, move, score, isNow, isWaiting, keptBy, isHorizon, bounds, cut };
  const row: TreeRow = { ...told, key: `${node}`, level, isOpen, hidden: undefined };
  const below = children.flatMap((child) => treeRows(child, level + 1, call));
  if (hiddenCount === 0) return [row, ...below];
  const count: TreeRow = {
    ...row,
    key: `${node}+`,
    level: level + 1,
    move: undefined,
    score: undefined,
    isNow: false,
    isWaiting: false,
    keptBy: undefined,
    isHorizon: false,
    bounds: undefined,
    cut: undefined,
    isOpen: undefined,
    hidden: hiddenCount,
  };
  return [row, ...below, count];
}

/** A row in words: "call 3, O took 4, worth −10, kept by call 2". */
export function treeRowText(row: TreeRow, write: (score: Score) => string): string {
  const { tree, stack } = stepperMessages.stepper;
  if (row.hidden !== undefined) return late.hidden(row.hidden);
  const parts = [tree.call(row.call)];
  if (row.move) parts.push(stack.took(row.move.mark, row.move.cell));
  if (row.score !== undefined) parts.push(late.worth(write(row.score)));
  if (row.isHorizon) parts.push(late.horizon);
  if (row.bounds && (row.isNow || row.isWaiting)) parts.push(boundsText(row.bounds, write));
  if (row.cut) parts.push(late.cut(row.cut.cells, row.cut.calls));
  if (row.keptBy !== undefined) parts.push(late.keptBy(row.keptBy));
  if (row.isWaiting) parts.push(late.waiting);
  if (row.isNow) parts.push(tree.now);
  return parts.join(', ');
}
