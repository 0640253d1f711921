import { blockedPairs } from '../../bots/board.ts';
import { winsOf } from '../../bots/rulesOfThumb.ts';
import { other } from '../../core/types.ts';
import type { Setup } from '../../game/setup.ts';
import { solvedMoves } from '../../search/solved.ts';
import { cellKind, type CellTaken } from '../cellKind.ts';
import { wrong, type Level } from '../contract.ts';
import { drawSetup } from '../draw.ts';
import { lineAfter } from '../hurriedLine.ts';

export type FindWinReason =
  | CellTaken
  /** No line is completed. With best play from there the mover wins later (1), draws (0) or loses (−1). */
  | { readonly code: 'no-line'; readonly cell: number; readonly value: 1 | 0 | -1 };

/** The cells that complete a line of the side to move, in ascending order. */
export const winsIn = ({ cells, toMove }: Setup) => winsOf(cells, toMove);

/** The cells with which the other side would complete a line. */
export const threatsIn = ({ cells, toMove }: Setup) => winsOf(cells, other(toMove));

/** By level: see a line; prefer it to stopping one; the same beside a pair that only looks like a threat. */
const ASKS: Record<Level, (setup: Setup) => boolean> = {
  1: (setup) => threatsIn(setup).length === 0,
  2: (setup) => threatsIn(setup).length > 0 && blockedPairs(setup, setup.toMove) === 0,
  3: (setup) => threatsIn(setup).length > 0 && blockedPairs(setup, setup.toMove) > 0,
};

/** Which cell wins at once? Every cell that completes a line is right. */
export const findWin = cellKind<FindWinReason, 'find-win'>({
  id: 'find-win',
  asks: (setup) => winsIn(setup).length > 0,
  // Between two cells there is little to find.
  draw: (rng, level) =>
    drawSetup(
      rng,
      level === 3 ? [3, 5] : [2, 5],
      (setup) => winsIn(setup).length === 1 && ASKS[level](setup),
    ),
  right: winsIn,
  judge(setup, cell) {
    const value = solvedMoves(setup).find((move) => move.cell === cell)?.value ?? 0;
    return wrong({ code: 'no-line', cell, value }, { setup, moves: lineAfter(setup, cell) });
  },
});
