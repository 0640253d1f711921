import { other, type Mark, type Score } from '../core/types.ts';
import { NOBODY, NO_CELL, type BitPosition } from '../game/bitPosition.ts';
import type { SearchTracer } from '../trace/searchTracer.ts';
import { DRAW, LOSS, WIN } from './minimax.ts';
import type { SearchState } from './rules.ts';

/**
 * Minimax in a hurry: a win scores 10 minus one for every ply from the root, a loss −10 plus one for every
 * ply. So quicker wins and later losses are better, and a draw is still 0.
 */
export function quickMinimax(
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
    const plies = position.ply;
    const score = winner === search.computer ? WIN - plies : LOSS + plies;
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
    const score = quickMinimax(position, other(player), search, trace);
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
