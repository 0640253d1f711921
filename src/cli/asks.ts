import type { Ask } from './ask.ts';
import { alphaBeta } from './asks/alphaBeta.ts';
import { attacks } from './asks/attacks.ts';
import { audit } from './asks/audit.ts';
import { lines } from './asks/lines.ts';
import { minimax } from './asks/minimax.ts';
import { ratings } from './asks/ratings.ts';
import { value } from './asks/value.ts';
import { weights } from './asks/weights.ts';
import { winner } from './asks/winner.ts';
import { winnerLarge } from './asks/winnerLarge.ts';

/** Every question that the command answers, by the name that a request gives it. */
export const ASKS: ReadonlyMap<string, Ask> = new Map(
  Object.entries({
    winner,
    minimax,
    'alpha-beta': alphaBeta,
    ratings,
    audit,
    value,
    lines,
    'winner-large': winnerLarge,
    attacks,
    weights,
  }),
);
