import { alphaBetaFromRoot } from '../search/alphaBeta.ts';
import { searchBot } from './searchBot.ts';

/** Plays exactly the moves of minimax, with fewer calls. */
export const alphaBetaBot = searchBot(alphaBetaFromRoot);
