import { SEARCH_TRAITS, emptyCells, mostCalls, type SearchRequest } from '../../engine/index.ts';
import type { TooManyCalls } from '../platform/problems.ts';

/** A search that cannot make more calls is recorded at once, on the page: minimax on six empty cells. */
const MOST_ON_PAGE = 1_957;
/** A figure holds so many calls: a few more than minimax makes for the whole game of nine cells. */
export const MOST_RECORDED = 600_000;
/** A search that could make more is not begun: all of it would be in vain. */
const MOST_BEGUN = 1e8;
/** The same where branches are pruned, whose calls are counted position by position. */
const MOST_SAVED = 1e9;

/** Games go on below calls that were never made; where there could be more than these no disc is drawn. */
const MOST_ON_DISC = 1_200_000;

/** Why a search cannot be stepped through, as far as is known before it is made. */
export function tooLong(request: SearchRequest): TooManyCalls | undefined {
  const { search, setup } = request;
  const { mostEmpty = Infinity, prunes } = SEARCH_TRAITS[search];
  const empty = emptyCells(setup.cells).length;
  if (empty > mostEmpty) return { code: 'too-many-cells', empty, most: mostEmpty };
  const calls = mostCalls(request);
  const most = prunes ? MOST_SAVED : MOST_BEGUN;
  return calls > most ? { code: 'too-many-calls', calls, most: MOST_RECORDED } : undefined;
}

export const isRecordedAtOnce = (request: SearchRequest): boolean =>
  mostCalls(request) <= MOST_ON_PAGE;

/** Whether a disc can show the calls of a search. */
export const fitsDisc = (request: SearchRequest): boolean =>
  mostCalls({ ...request, search: 'minimax' }) <= MOST_ON_DISC;
