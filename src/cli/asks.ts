import type { Ask } from './asks/ask.ts';
import { askAudit } from './asks/audit.ts';
import { attacks, forbidden, forcedWin, weights, winnerLarge } from './asks/largeBoards.ts';
import { move } from './asks/move.ts';
import { askAlphaBeta, askMinimax, ratings, winner } from './asks/nineCells.ts';
import { askValue, lines } from './asks/otherBoards.ts';

/** Every question that the command answers, by the name that a request gives it. */
export const ASKS: ReadonlyMap<string, Ask> = new Map(
  Object.entries({
    winner,
    minimax: askMinimax,
    'alpha-beta': askAlphaBeta,
    ratings,
    audit: askAudit,
    value: askValue,
    lines,
    'winner-large': winnerLarge,
    attacks,
    weights,
    'forced-win': forcedWin,
    forbidden,
    move,
  }),
);
