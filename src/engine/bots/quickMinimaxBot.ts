import { quickMinimax } from '../search/quickMinimax.ts';
import { searchBot } from './searchBot.ts';

/** Never loses from the start, wins as soon as it can, and delays a loss that it cannot avoid. */
export const quickMinimaxBot = searchBot(quickMinimax);
