import { quickMinimax } from '../search/quickMinimax.ts';
import { searchBot } from './searchBot.ts';

/** Never loses, wins as soon as it can, and where it must lose it holds out. */
export const quickMinimaxBot = searchBot(quickMinimax);
