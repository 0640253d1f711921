import { other, type Mark, type Score } from '../core/types.ts';
import { NOBODY, NO_CELL, type BitPosition } from '../game/bitPosition.ts';
import type { SearchTracer } from '../trace/searchTracer.ts';
import { DRAW } from './minimax.ts';
import type { SearchState } from './rules.ts';

/** What a win scores here: more than any guess, because no board that it is for has so many lines. */
export const SURE_WIN: Score = 100;

/**
 * A guess at `position` without searching further, for the computer: the lines that it could still complete, less
 * those that the other side could. It is the oldest evaluation there is for games of this kind. With misère lines are a danger,
 * so it is the other way round.
 */
export function evaluate(position: BitPosition, computer: Mark): Score {
  const lead = position.openLines(computer) - position.openLines(other(computer));
  return position.variant.misere ? 0 - lead : lead;
}

/**
 * Minimax that stops at a limit of plies (`search.depth`) and asks `evaluate` there: docs/algorithms.md, section 4.
 * It works on any board of up to 31 cells. The position is left as it was found, and the move in `search`.
 */
export function limitedMinimax(
  position: BitPosition,
  player: Mark,
  search: SearchState,
  trace?: SearchTracer,
): Score {
  trace?.call();
  const maximising = player === search.computer;
  trace?.test();
  const winner = position.winner;
  if (winner !== NOBODY) {
    const score = winner === search.computer ? SURE_WIN : -SURE_WIN;
    trace?.won(score);
    return score;
  }
  if (position.isFull) {
    trace?.full(DRAW);
    return DRAW;
  }
  if (position.ply === search.depth) {
    const guess = evaluate(position, search.computer);
    trace?.horizon(guess);
    return guess;
  }
  let best = maximising ? -Infinity : Infinity;
  let bestCell = NO_CELL;
  let cell = position.firstEmpty();
  while (cell !== NO_CELL) {
    trace?.try(cell);
    position.play(cell, player);
    const score = limitedMinimax(position, other(player), search, trace);
    position.undo(cell);
    trace?.back(score);
    const isBetter = maximising ? score > best : score < best;
    if (isBetter || (score === best && search.ties === 'last')) {
      trace?.improve(cell);
      best = score;
      bestCell = cell;
    }
    cell = position.emptyAfter(cell);
  }
  search.move = bestCell;
  trace?.return(best);
  return best;
}
