import type { Mark } from '../core/types.ts';
import type { Setup } from '../game/setup.ts';
import type { MoveOrder, TieRule } from '../search/rules.ts';
import type { SearchTrace } from '../trace/searchTrace.ts';

/**
 * Every search that can be asked for, in the order in which they are offered. The name, in links and
 * requests, is that of its function and of its file in `src/engine/search/`.
 */
export const SEARCHES = ['minimax', 'quickMinimax', 'alphaBeta', 'depthRatings'] as const;
export type SearchName = (typeof SEARCHES)[number];

/** A search as data: it can be put into a link, sent to a worker, and run again. */
export interface SearchRequest {
  readonly search: SearchName;
  readonly setup: Setup;
  readonly computer: Mark;
  readonly order: MoveOrder;
  /** Of the random order; 0 … `MOST_SEED`. Without meaning for the other orders. */
  readonly seed: number;
  readonly ties: TieRule;
  /** The limit of `depthRatings`, in plies: one of `DEPTHS`. Without meaning for the others. */
  readonly depth: number;
}

/** A request with what came of it. */
export interface SearchRun {
  readonly request: SearchRequest;
  readonly trace: SearchTrace;
}
