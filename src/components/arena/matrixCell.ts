import { arenaMessages } from '#language/arena/messages';
import { outcomeOf } from './arena.ts';

/** A tile of the arena’s table: its inks, its two numbers, and both in words. */
export function cellOfPair(row: number, column: number) {
  const { win, draw, loss } = outcomeOf(row, column, 'first');
  const shares = [win, draw, loss].map(({ number }) => arenaMessages.wholePercent(number));
  return {
    style: `--win:${win.number.toFixed(3)};--loss:${loss.number.toFixed(3)}`,
    wins: win.number > 0 ? shares[0] : '',
    losses: loss.number > 0 ? shares[2] : '',
    said: arenaMessages.matrix.said(shares),
  };
}
