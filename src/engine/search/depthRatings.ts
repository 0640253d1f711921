import {
  RATED_DRAWN,
  RATED_LOST,
  RATED_UNKNOWN,
  RATED_WON,
  oneLater,
} from '../core/ratingScale.ts';
import { other, type Mark, type Score } from '../core/types.ts';
import { NOBODY, NO_CELL, type Position } from '../game/bitPosition.ts';
import type { SearchTracer } from '../trace/searchTracer.ts';
import type { SearchState } from './rules.ts';

/**
 * `NextStep` (docs/algorithms.md, section 3): a search that stops at a limit of plies. 32 means that the
 * computer has won, 24 a draw, 8 that it has lost, 16 unknown because the limit was reached. `Fin` says
 * when the game is over, so it is a draw as soon as every line is dead; only the root plays on while there
 * is an empty cell. Wins and losses move one step towards the middle for each ply on the way up; the
 * ratings of the root's own moves are left as they are.
 */
// eslint-disable-next-line complexity -- each line for the tracer counts as a branch
export function depthRatings(
  position: Position,
  player: Mark,
  search: SearchState,
  trace?: SearchTracer,
): Score {
  trace?.call();
  const maximising = player === search.computer;
  trace?.test();
  const winner = position.winner;
  if (winner !== NOBODY) {
    const rating = winner === search.computer ? RATED_WON : RATED_LOST;
    trace?.won(rating);
    return rating;
  }
  if (position.isFull || (position.isDead && position.ply > 0)) {
    trace?.dead(RATED_DRAWN);
    return RATED_DRAWN;
  }
  if (position.ply === search.depth) {
    trace?.horizon(RATED_UNKNOWN);
    return RATED_UNKNOWN;
  }
  let best = maximising ? RATED_LOST - 1 : RATED_WON + 1;
  let bestCell = NO_CELL;
  let cell = position.firstEmpty();
  while (cell !== NO_CELL) {
    trace?.try(cell);
    position.play(cell, player);
    let rating = depthRatings(position, other(player), search, trace);
    position.undo(cell);
    trace?.back(rating);
    if (position.ply > 0 && rating !== oneLater(rating)) {
      trace?.adjust(oneLater(rating));
      rating = oneLater(rating);
    }
    const isBetter = maximising ? rating > best : rating < best;
    if (isBetter || (rating === best && search.ties === 'last')) {
      trace?.improve(cell);
      best = rating;
      bestCell = cell;
    }
    cell = position.emptyAfter(cell);
  }
  search.move = bestCell;
  trace?.return(best);
  return best;
}
