import {
  DEPTHS,
  LOSS,
  SEARCH_EVENTS,
  SURE_WIN,
  childrenOf,
  emptyCells,
  recordSearch,
  type Score,
  type SearchRequest,
  type SearchRun,
} from '../../../engine/index.ts';
import { lessonRequest } from '../parts/runs.ts';

/** The trap that a search with a guess walks into: scores of O's moves on the lesson's board, by cell. */

function movesOf(request: SearchRequest): ReadonlyMap<number, Score> {
  const { trace } = recordSearch(request);
  return new Map(
    childrenOf(trace, 0).map((node) => [trace.cell[node] as number, trace.score[node] as Score]),
  );
}

/** What each move is worth with a limit of `depth` plies. */
export function guessedScores(depth: number): ReadonlyMap<number, Score> {
  return movesOf({ ...lessonRequest('guess'), depth });
}

/** How many calls of a search end at its horizon. */
export function countGuesses({ trace }: SearchRun): number {
  const code = SEARCH_EVENTS.indexOf('horizon');
  return trace.events.filter((event) => event === code).length;
}

/** What each move is worth when the game is read to its end. */
export function trueScores(): ReadonlyMap<number, Score> {
  return movesOf({ ...lessonRequest('guess'), search: 'minimax' });
}

/** The empty cells in which O loses: what the search ought to see. */
export function losingCells(): readonly number[] {
  const scores = trueScores();
  const { cells } = lessonRequest('guess').setup;
  return emptyCells(cells).filter((cell) => scores.get(cell) === LOSS);
}

/** The first limit at which every losing move, and no other, is seen to lose. */
export function firstLimitThatSees(): number {
  const losing = losingCells();
  const found = DEPTHS.find((depth) =>
    [...guessedScores(depth)].every(
      ([cell, score]) => (score === -SURE_WIN) === losing.includes(cell),
    ),
  );
  if (found === undefined) throw new Error('no limit sees the trap');
  return found;
}
