import { alphaBetaFromRoot } from '../search/alphaBeta.ts';
import { searchBot } from './searchBot.ts';

/** Plays as minimax does, move for move, and thinks less. */
export const alphaBetaBot = searchBot(alphaBetaFromRoot);
