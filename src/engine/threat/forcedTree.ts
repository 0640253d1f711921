import { NO_REPLY } from './vcf.ts';

/** A reply of the defender, and how the attacker goes on after it. */
export interface TreeReply {
  /** `NO_REPLY` where every cell that would help is forbidden. */
  readonly cell: number;
  readonly then: ForcedTree;
}

/**
 * A forced win as a tree: a move of the attacker, each reply that it has to go on against, and the
 * fours that win against all others.
 */
export interface ForcedTree {
  readonly move: number;
  /**
   * `four`: it threatens five, so only `replies` stop that. `three`: it threatens `rest`. `block`: it stops a five
   * of the defender, and threatens `rest` besides.
   */
  readonly kind: 'five' | 'four' | 'three' | 'block';
  readonly replies: readonly TreeReply[];
  /** Moves of both sides, first and last the attacker's, that win by fours against every other reply, or none. */
  readonly rest: readonly number[];
}

/** A line of fours as a tree with one branch. */
export function treeOfFours(line: readonly number[]): ForcedTree {
  let tree: ForcedTree = { move: line.at(-1)!, kind: 'five', replies: [], rest: [] };
  for (let at = line.length - 3; at >= 0; at -= 2) {
    const replies = [{ cell: line[at + 1]!, then: tree }];
    tree = { move: line[at]!, kind: 'four', replies, rest: [] };
  }
  return tree;
}

/** How many moves of both sides the longest line of a tree has. */
function longest(tree: ForcedTree): number {
  const after = tree.replies.map(({ then }) => 1 + longest(then));
  return 1 + Math.max(0, tree.rest.length > 0 ? tree.rest.length + 1 : 0, ...after);
}

/** The line of a tree in which the defender holds out longest, of its replies that are in the tree. */
export function longestLine(tree: ForcedTree): readonly number[] {
  let best: TreeReply | undefined;
  let most = -1;
  for (const reply of tree.replies) {
    const length = longest(reply.then);
    if (length > most) [best, most] = [reply, length];
  }
  if (best) return [tree.move, best.cell, ...longestLine(best.then)];
  return tree.rest.length > 0 ? [tree.move, NO_REPLY, ...tree.rest] : [tree.move];
}
