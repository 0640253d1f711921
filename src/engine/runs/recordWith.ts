import { BitPosition } from '../game/bitPosition.ts';
import { emptyCells } from '../game/setup.ts';
import { SMALL_VARIANT } from '../game/variants.ts';
import { cellOrder, startSearch, type SearchFunction } from '../search/rules.ts';
import { SearchRecorder, type RecorderOptions } from '../trace/searchRecorder.ts';
import type { SearchRequest, SearchRun } from './request.ts';

/** The arguments of a search function, made from a request. */
export function prepared({ setup, computer, order, seed, ties, depth }: SearchRequest) {
  const position = new BitPosition(setup, SMALL_VARIANT, cellOrder(order, SMALL_VARIANT, seed));
  return [position, setup.toMove, startSearch({ computer, ties, depth })] as const;
}

/**
 * Runs a search and records every step. `search` is the function that the request names; passing it in
 * saves loading the others.
 */
export function recordWith(
  search: SearchFunction,
  request: SearchRequest,
  { nodeLimit = Infinity, onProgress }: RecorderOptions = {},
): SearchRun {
  const most = mostCalls(emptyCells(request.setup.cells).length);
  const recorder = new SearchRecorder(Math.min(nodeLimit, most), onProgress);
  search(...prepared(request), recorder);
  return { request, trace: recorder.finish() };
}

/** The most calls of a search with so many cells to take: all orders of all of them, as if nobody ever had a line. */
export const mostCalls = (empty: number): number =>
  empty === 0 ? 1 : 1 + empty * mostCalls(empty - 1);
