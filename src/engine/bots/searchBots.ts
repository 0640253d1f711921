import { BitPosition } from '../game/bitPosition.ts';
import { alphaBetaFromRoot } from '../search/alphaBeta.ts';
import { minimax } from '../search/minimax.ts';
import { quickMinimax } from '../search/quickMinimax.ts';
import { searchRoot } from '../search/rootSearch.ts';
import type { SearchFunction } from '../search/rules.ts';
import { evenly, type BotKind } from './bot.ts';

/** A bot that takes the first of a search's best moves, so that it has one answer in each position. */
function searchBot(search: SearchFunction): BotKind {
  return {
    policy(setup) {
      const rules = { computer: setup.toMove, ties: 'first' } as const;
      const { cell } = searchRoot(search, new BitPosition(setup), setup.toMove, rules);
      return cell === undefined ? [] : evenly([cell]);
    },
  };
}

/** It never loses, and never hurries to win. */
export const minimaxBot = searchBot(minimax);

/** Never loses from the start, wins as soon as it can, and delays a loss that it cannot avoid. */
export const quickMinimaxBot = searchBot(quickMinimax);

/** Plays exactly the moves of minimax, with fewer calls. */
export const alphaBetaBot = searchBot(alphaBetaFromRoot);
