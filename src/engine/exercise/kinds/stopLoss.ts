import { blockedPairs } from '../../bots/board.ts';
import { forksOf, winsOf } from '../../bots/rulesOfThumb.ts';
import { other } from '../../core/types.ts';
import { emptyCells, type Setup } from '../../game/setup.ts';
import { solve } from '../../search/solved.ts';
import { cellKind, type CellTaken } from '../cellKind.ts';
import { wrong, type Level } from '../contract.ts';
import { drawSetup } from '../draw.ts';
import { threatsIn, winsIn } from './findWin.ts';

export type StopLossReason =
  | CellTaken
  /** The other side completes its line at once, on `by`. */
  | { readonly code: 'lets-win'; readonly cell: number; readonly by: number };

/**
 * Every cell after which the other side cannot complete a line with its next mark, in ascending order.
 * Completing a line of one's own counts as well.
 */
export function stopsIn(setup: Setup): number[] {
  const wins = winsIn(setup);
  return emptyCells(setup.cells).filter(
    (cell) => wins.includes(cell) || answersTo(setup, cell).length === 0,
  );
}

/** The cells that complete a line for the other side after a mark on `cell`. */
function answersTo({ cells, toMove }: Setup, cell: number): number[] {
  return winsOf(cells.with(cell, toMove), other(toMove));
}

/** By level: see the line; not mistake another line for it; give up a fork of one's own for it. */
const ASKS: Record<Level, (setup: Setup) => boolean> = {
  1: (setup) => blockedPairs(setup, other(setup.toMove)) === 0,
  2: (setup) => blockedPairs(setup, other(setup.toMove)) > 0,
  3: (setup) => forksOf(setup.cells, setup.toMove).some((cell) => !stopsIn(setup).includes(cell)),
};

/** Which cell stops the line? Every cell that does not lose at once is right. */
export const stopLoss = cellKind<StopLossReason, 'stop-loss'>({
  id: 'stop-loss',
  asks: (setup) => threatsIn(setup).length > 0 && stopsIn(setup).length > 0,
  /** One line to stop, none to complete, and worth it: the game is not lost. */
  draw: (rng, level) =>
    drawSetup(
      rng,
      [3, 6],
      (setup) =>
        winsIn(setup).length === 0 &&
        threatsIn(setup).length === 1 &&
        solve(setup).value >= 0 &&
        ASKS[level](setup),
    ),
  first: winsIn,
  right: stopsIn,
  judge(setup, cell) {
    const [by = cell] = answersTo(setup, cell);
    return wrong({ code: 'lets-win', cell, by }, { setup, moves: [cell, by] });
  },
});
