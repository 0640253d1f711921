import { other, type Mark, type Score } from '../core/types.ts';
import { NOBODY, NO_CELL, type BitPosition } from '../game/bitPosition.ts';
import type { SearchTracer } from '../trace/searchTracer.ts';
import { DRAW, LOSS, WIN } from './minimax.ts';
import { isBetter, type SearchRules } from './rules.ts';

/**
 * Minimax in a hurry: a win scores 10 minus one for every ply from the root, a loss −10 plus one for every
 * ply. So quicker wins and later losses are better, and a draw is still 0.
 */
export function quickMinimax(
  position: BitPosition,
  player: Mark,
  rules: SearchRules,
  trace?: SearchTracer,
): Score {
  trace?.call(position.lastMove);
  const maximising = player === rules.computer;
  trace?.test();
  const winner = position.winner;
  if (winner !== NOBODY) {
    const plies = position.ply;
    const score = winner === rules.computer ? WIN - plies : LOSS + plies;
    trace?.won(score);
    return score;
  }
  if (position.isFull) {
    trace?.full(DRAW);
    return DRAW;
  }
  let best = maximising ? LOSS - 1 : WIN + 1;
  let cell = position.firstEmpty();
  while (cell !== NO_CELL) {
    trace?.try(cell);
    position.play(cell, player);
    const score = quickMinimax(position, other(player), rules, trace);
    position.undo();
    trace?.back(score);
    if (isBetter(score, best, maximising, rules.ties)) {
      trace?.improve(cell);
      best = score;
    }
    cell = position.emptyAfter(cell);
  }
  trace?.return(best);
  return best;
}
