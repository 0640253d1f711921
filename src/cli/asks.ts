import type { Ask } from './asks/ask.ts';
import { askAlphaBeta } from './asks/alphaBeta.ts';
import { attacks } from './asks/attacks.ts';
import { askAudit } from './asks/audit.ts';
import { lines } from './asks/lines.ts';
import { forbidden } from './asks/forbidden.ts';
import { forcedWin } from './asks/forcedWin.ts';
import { askMinimax } from './asks/minimax.ts';
import { move } from './asks/move.ts';
import { ratings } from './asks/ratings.ts';
import { askValue } from './asks/value.ts';
import { weights } from './asks/weights.ts';
import { winner } from './asks/winner.ts';
import { winnerLarge } from './asks/winnerLarge.ts';

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
