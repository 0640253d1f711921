import { other, type Mark, type Score } from '../core/types.ts';
import { NOBODY, NO_CELL, type BitPosition } from '../game/bitPosition.ts';
import type { SearchTracer } from '../trace/searchTracer.ts';
import type { SearchState } from './rules.ts';

export const WIN: Score = 10;
export const LOSS: Score = -10;
export const DRAW: Score = 0;

/**
 * The score of `position` with best play from both sides: `WIN`, `LOSS` or `DRAW` for the
 * computer. `player` moves next. The position is left as it was found, and the move in `search`.
 */
export function minimax(
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
    const score = minimax(position, other(player), search, trace);
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
