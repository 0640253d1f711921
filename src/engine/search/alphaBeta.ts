import { other, type Mark, type Score } from '../core/types.ts';
import { NOBODY, NO_CELL, type BitPosition } from '../game/bitPosition.ts';
import type { SearchTracer } from '../trace/searchTracer.ts';
import { DRAW, LOSS, WIN } from './minimax.ts';
import type { SearchFunction, SearchState } from './rules.ts';

/**
 * The same score as minimax, with fewer calls (Knuth and Moore 1975). `alpha` is the score that the
 * computer is already sure of, somewhere above; `beta` is the one that the other side is sure of. As soon
 * as a call cannot change anything between the two it ends, and the remaining cells are pruned. It is
 * fail-soft: a pruned call returns the best score that it has found, which is only a bound. Where equal
 * scores matter (`last`), only a strictly better score may cut off.
 */
// eslint-disable-next-line complexity -- each line for the tracer counts as a branch
export function alphaBeta(
  position: BitPosition,
  player: Mark,
  search: SearchState,
  alpha: Score,
  beta: Score,
  trace?: SearchTracer,
): Score {
  trace?.call();
  const maximising = player === search.computer;
  trace?.window(alpha, beta);
  let low = alpha;
  let high = beta;
  trace?.test();
  const winner = position.winner;
  if (winner !== NOBODY) {
    const score = winner === search.computer ? WIN : LOSS;
    trace?.won(score);
    return score;
  }
  if (position.isFull) {
    trace?.full(DRAW);
    return DRAW;
  }
  let best = maximising ? LOSS - 1 : WIN + 1;
  let bestCell = NO_CELL;
  let cell = position.firstEmpty();
  while (cell !== NO_CELL) {
    trace?.try(cell);
    position.play(cell, player);
    const score = alphaBeta(position, other(player), search, low, high, trace);
    position.undo(cell);
    trace?.back(score);
    const isBetter = maximising ? score > best : score < best;
    if (isBetter || (score === best && search.ties === 'last')) {
      trace?.improve(cell);
      best = score;
      bestCell = cell;
      if (maximising) low = Math.max(low, best);
      else high = Math.min(high, best);
    }
    cell = position.emptyAfter(cell);
    const isDecided = search.ties === 'first' ? low >= high : low > high;
    if (isDecided && cell !== NO_CELL) {
      search.move = bestCell;
      trace?.cut(best);
      return best;
    }
  }
  search.move = bestCell;
  trace?.return(best);
  return best;
}

/** Searches a whole position: at the root neither side is sure of anything yet. */
export const alphaBetaFromRoot: SearchFunction = (position, player, search, trace) =>
  alphaBeta(position, player, search, LOSS - 1, WIN + 1, trace);
