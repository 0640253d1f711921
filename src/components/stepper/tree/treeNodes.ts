import {
  bestChildBy,
  isCutBy,
  isHorizon,
  isLeaf,
  lastBegun,
  markName,
  scoreBy,
  type CellContent,
  type SearchRun,
} from '../../../engine/index.ts';
import { moverAtPly } from '../../ui/board/moves.ts';
import { bestAt, boundsOf } from '../search/stackView.ts';
import type { DrawnTree } from './treeDrawn.ts';
import type { TreeNodeView } from '../../ui/types.ts';

/** A node with all but its place. */
export type NodeFacts = Omit<TreeNodeView, 'x' | 'y' | 'slot'> & { readonly ply: number };

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
