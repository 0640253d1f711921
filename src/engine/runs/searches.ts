import type { Score } from '../core/types.ts';
import { alphaBetaFromRoot } from '../search/alphaBeta.ts';
import { depthRatings } from '../search/depthRatings.ts';
import { limitedMinimax } from '../search/limitedMinimax.ts';
import { minimax } from '../search/minimax.ts';
import { quickMinimax } from '../search/quickMinimax.ts';
import { searchRoot, type RootSearch } from '../search/rootSearch.ts';
import type { SearchFunction } from '../search/rules.ts';
import { bestChildBy, stepCount } from '../trace/searchReader.ts';
import type { RecorderOptions } from '../trace/searchRecorder.ts';
import type { SearchTracer } from '../trace/searchTracer.ts';
import { prepared, recordWith } from './recordWith.ts';
import type { SearchName, SearchRequest, SearchRun } from './request.ts';

/** The function of every search. */
export const RUN: Readonly<Record<SearchName, SearchFunction>> = {
  minimax,
  quickMinimax,
  alphaBeta: alphaBetaFromRoot,
  depthRatings,
  limitedMinimax,
};

/** Runs a search, traced or not, and gives its score from the computer's side. */
export function runSearch(request: SearchRequest, trace?: SearchTracer): Score {
  return RUN[request.search](...prepared(request), trace);
}

/** Runs a search and keeps only its result, which is cheap enough for playing. */
export function rootSearch(request: SearchRequest): RootSearch {
  return searchRoot(RUN[request.search], ...prepared(request));
}

/** The cell that the search would play; `undefined` if the game is over. */
export function chooseCell(request: SearchRequest): number | undefined {
  return rootSearch(request).cell;
}

/** Runs a search and records every step. */
export function recordSearch(request: SearchRequest, options?: RecorderOptions): SearchRun {
  return recordWith(RUN[request.search], request, options);
}

/** The cell that a recorded search keeps at its root; `undefined` if the game was over there. */
export function chosenCell({ trace }: SearchRun): number | undefined {
  const child = bestChildBy(trace, 0, stepCount(trace));
  return child === undefined ? undefined : trace.cell[child];
}
