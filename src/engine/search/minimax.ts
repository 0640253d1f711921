import { other, type Mark, type Score } from '../core/types.ts';
import { NOBODY, NO_CELL, type BitPosition } from '../game/bitPosition.ts';
import type { SearchTracer } from '../trace/searchTracer.ts';
import { isBetter, type SearchRules } from './rules.ts';

export const WIN: Score = 10;
export const LOSS: Score = -10;
export const DRAW: Score = 0;

/**
 * The score of `position` with best play from both sides: `WIN`, `LOSS` or `DRAW` for the
 * computer. `player` moves next. The position is left as it was found.
 */
export function minimax(
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
    const score = winner === rules.computer ? WIN : LOSS;
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
    const score = minimax(position, other(player), rules, trace);
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
