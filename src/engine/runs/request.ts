import type { Mark } from '../core/types.ts';
import type { Setup } from '../game/setup.ts';
import type { MoveOrder, TieRule } from '../search/rules.ts';
import type { SearchTrace } from '../trace/searchTrace.ts';

/**
 * Every search that can be requested, in the order in which they are offered. The name in links and
 * requests is that of its function and of its file in `src/engine/search/`.
 */
export const SEARCHES = ['minimax', 'quickMinimax', 'alphaBeta', 'depthRatings'] as const;
export type SearchName = (typeof SEARCHES)[number];

/** A search as data, to put into a link, to send to a worker, and to run again. */
export interface SearchRequest {
  readonly search: SearchName;
  readonly setup: Setup;
  readonly computer: Mark;
  readonly order: MoveOrder;
  /** For the random order, 0 … `MOST_SEED`; the other orders ignore it. */
  readonly seed: number;
  readonly ties: TieRule;
  /** The depth limit of `depthRatings`, in plies: one of `DEPTHS`; the other searches ignore it. */
  readonly depth: number;
}

/** A request with its result. */
export interface SearchRun {
  readonly request: SearchRequest;
  readonly trace: SearchTrace;
}
