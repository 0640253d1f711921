import { X, type Mark, type Score } from '../core/types.ts';
import { BitPosition } from '../game/bitPosition.ts';
import type { Setup } from '../game/setup.ts';
import { NINE_CELLS } from '../game/variants.ts';
import { cellOrder, type MoveOrder, type SearchRules, type TieRule } from '../search/rules.ts';
import { searchRoot, type RootSearch } from '../search/rootSearch.ts';
import { bestChildBy, stepCount } from '../trace/searchReader.ts';
import { SearchRecorder, type RecorderOptions } from '../trace/searchRecorder.ts';
import type { SearchTrace } from '../trace/searchTrace.ts';
import type { SearchTracer } from '../trace/searchTracer.ts';
import { RUN, type SearchName } from './searches.ts';

/** A search as data: it can be put into a link, sent to a worker, and run again. */
export interface SearchRequest {
  readonly search: SearchName;
  readonly setup: Setup;
  readonly computer: Mark;
  readonly order: MoveOrder;
  /** Of the random order; 0 … `MOST_SEED`. Without meaning for the other orders. */
  readonly seed: number;
  readonly ties: TieRule;
}

/** A request with what came of it. */
export interface SearchRun {
  readonly request: SearchRequest;
  readonly trace: SearchTrace;
}

/** The tutorial's way: X is the computer, cells are tried in ascending order, the first is kept. */
export function tutorialRequest(setup: Setup): SearchRequest {
  return { search: 'minimax', setup, computer: X, order: 'ascending', seed: 0, ties: 'first' };
}

/** What a request gives to a search function. */
function prepared({ setup, computer, order, seed, ties }: SearchRequest) {
  const position = new BitPosition(setup, NINE_CELLS, cellOrder(order, NINE_CELLS, seed));
  const rules: SearchRules = { computer, ties };
  return [position, setup.toMove, rules] as const;
}

/** Runs a search, traced or not, and gives its score from the computer's side. */
export function runSearch(request: SearchRequest, trace?: SearchTracer): Score {
  return RUN[request.search](...prepared(request), trace);
}

/** Runs a search and keeps what it says of its position only: cheap enough for playing. */
export function rootSearch(request: SearchRequest): RootSearch {
  return searchRoot(RUN[request.search], ...prepared(request));
}

/** The cell that the search would play; `undefined` if the game is over. */
export function chooseCell(request: SearchRequest): number | undefined {
  return rootSearch(request).cell;
}

/** Runs a search and keeps its every step. */
export function recordSearch(request: SearchRequest, options?: RecorderOptions): SearchRun {
  const recorder = new SearchRecorder(options);
  runSearch(request, recorder);
  return { request, trace: recorder.finish() };
}

/** The cell that a recorded search keeps at its root; `undefined` if the game was over there. */
export function chosenCell({ trace }: SearchRun): number | undefined {
  const child = bestChildBy(trace, 0, stepCount(trace));
  return child === undefined ? undefined : trace.cell[child];
}
