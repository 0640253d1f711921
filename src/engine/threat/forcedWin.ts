import type { Mark } from '../core/types.ts';
import type { BoardReader, Point } from '../game/large/board.ts';
import type { WinRule } from '../game/large/winScan.ts';
import { longestLine, treeOfFours, type ForcedTree } from './forcedTree.ts';
import { localBoard, type LocalBoard } from './localBoard.ts';
import { enemyOf, sideOf, type ThreatBoard } from './threatBoard.ts';
import { NO_REPLY, VcfSearch, type ForcedOutcome } from './vcf.ts';
import { VctSearch } from './vct.ts';
import { verifyForced } from './verify.ts';

/** A search with fewer nodes gets a small table, which is made sooner. */
const FEW_NODES = 50_000;

/** How a win is looked for: by fours alone, or by threes too. */
export const FORCED_SEARCHES = ['vcf', 'vct'] as const;
export type ForcedSearch = (typeof FORCED_SEARCHES)[number];

/** Nodes after which a search ends unless it is told otherwise. */
export const FORCED_NODES = 1_000_000;

export interface ForcedRequest {
  readonly rule: WinRule;
  readonly search: ForcedSearch;
  /** A budget; `FORCED_NODES` if absent. */
  readonly nodes?: number;
}

/** A move of a forced win, and all that can be answered to it, on the cells of the large board. */
export interface ForcedMove {
  readonly move: Point;
  readonly kind: ForcedTree['kind'];
  /** `cell` is `null` where every reply that would help is forbidden. */
  readonly replies: readonly { readonly cell: Point | null; readonly then: ForcedMove }[];
  /** The line of fours that wins against every other reply, or none; `null` as in `cell`. */
  readonly rest: readonly (Point | null)[];
}

/** A forced win, or none; `isComplete` says whether all was searched. */
export type ForcedWin =
  | {
      readonly win: true;
      /** Every move of both sides to the five, by the longest defence; `null`: there is no legal reply. */
      readonly line: readonly (Point | null)[];
      readonly tree: ForcedMove;
      readonly nodes: number;
    }
  | { readonly win: false; readonly isComplete: boolean; readonly nodes: number };

/**
 * A win of the side to move by threats that leave no choice (docs/algorithms.md, section 9), on a board where
 * nobody has won. What is found has been checked by the rules against every defence.
 */
export function findForcedWin(
  large: BoardReader,
  toMove: Mark,
  { rule, search, nodes = FORCED_NODES }: ForcedRequest,
): ForcedWin {
  const local = localBoard(large, rule);
  if (!local) return { win: false, isComplete: false, nodes: 0 };
  const { board, isSoft } = local;
  const side = sideOf(toMove);
  const fours = foursSearch(board, nodes, isSoft);
  const outcome = fours.find(side, nodes);
  let tree = outcome === 'win' ? treeOfFours(fours.line) : undefined;
  let isComplete = outcome === 'none' && !fours.leftOut;
  let used = fours.nodes;
  if (search === 'vct' && outcome === 'none') {
    const threats = new VctSearch(board, fours, isSoft);
    isComplete = threats.find(side, nodes - used) === 'none';
    tree = threats.tree;
    used += threats.nodes;
  }
  if (!tree) return { win: false, isComplete, nodes: used };
  if (!verifyForced(board, side, tree)) throw new Error('a forced win does not hold by the rules');
  const line = longestLine(tree).map((cell) => pointOf(local, cell));
  return { win: true, line, tree: onLarge(local, tree), nodes: used };
}

/**
 * What a search for fours says once the other side has a mark on an empty cell. For many cells in turn, on one board:
 * what a search has learnt of sets of marks serves those after it.
 */
export function repliesToFours(
  large: BoardReader,
  attacker: Mark,
  { rule, nodes = FORCED_NODES }: Omit<ForcedRequest, 'search'>,
): (reply: Point) => ForcedOutcome {
  const local = localBoard(large, rule);
  if (!local) return () => 'unknown';
  const { board, isSoft } = local;
  const fours = foursSearch(board, nodes, isSoft);
  const side = sideOf(attacker);
  return (reply) => {
    const cell = local.cellOf(reply);
    if (cell === undefined) return 'unknown';
    board.place(cell, enemyOf(side));
    const outcome = fours.find(side, nodes);
    board.remove(cell, enemyOf(side));
    return outcome;
  };
}

function foursSearch(board: ThreatBoard, nodes: number, isSoft?: Uint8Array): VcfSearch {
  return new VcfSearch(board, nodes < FEW_NODES ? 12 : 16, isSoft);
}

function pointOf(local: LocalBoard, cell: number): Point | null {
  return cell === NO_REPLY ? null : local.pointOf(cell);
}

function onLarge(local: LocalBoard, { move, kind, replies, rest }: ForcedTree): ForcedMove {
  return {
    move: local.pointOf(move),
    kind,
    replies: replies.map(({ cell, then }) => ({
      cell: pointOf(local, cell),
      then: onLarge(local, then),
    })),
    rest: rest.map((cell) => pointOf(local, cell)),
  };
}
