import {
  BitPosition,
  afterMove,
  emptyCells,
  recordSearch,
  tutorialRequest,
  type SearchRequest,
  type Verdict,
} from '../../../engine/index.ts';
import type { PlayedLine } from '../../exercises/frame/lines.ts';
import { makeAddress } from '../../stepper/search/address.ts';

/** The page that steps through a search, beneath the site's root. */
const PAGE = 'tree/';
const FIGURE = 'tree';
/** With more empty cells a search is not run for one step of it: the link opens its beginning. */
const MOST_EMPTY = 5;

/**
 * The search that a task is about, opened at the call that decides against the answer, where there is
 * one. Calls are counted as minimax makes them: other searches leave some out.
 */
export function askedSearchLink(
  base: string,
  request: SearchRequest,
  refutation?: Verdict<unknown>['refutation'],
): string {
  const call = refutation && 'moves' in refutation ? refutation.call : undefined;
  const step = call === undefined ? undefined : stepOfCall(request, call);
  return `${base}${PAGE}${makeAddress({ figure: FIGURE, step, ...request })}`;
}

function stepOfCall(request: SearchRequest, call: number): number | undefined {
  const isSmall = emptyCells(request.setup.cells).length <= MOST_EMPTY;
  if (request.search !== 'minimax' || !isSmall) return undefined;
  return recordSearch(request).trace.enterAt[call - 1];
}

/**
 * The search of the position that a line has come to after `moves` of its moves, for the side whose turn
 * it is there; `undefined` if the game is over.
 */
export function positionSearchLink(
  base: string,
  line: PlayedLine,
  moves: number,
): string | undefined {
  const setup = line.moves.slice(0, moves).reduce(afterMove, line.setup);
  if (new BitPosition(setup).isOver) return undefined;
  const request = { ...tutorialRequest(setup), computer: setup.toMove };
  return `${base}${PAGE}${makeAddress({ figure: FIGURE, ...request })}`;
}
