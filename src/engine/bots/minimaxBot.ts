import { BitPosition } from '../game/bitPosition.ts';
import { minimax } from '../search/minimax.ts';
import { searchRoot } from '../search/rootSearch.ts';
import { evenly, type BotKind } from './bot.ts';

/** Plays the first of minimax's best moves. It never loses, and never hurries to win. */
export const minimaxBot: BotKind = {
  policy(setup) {
    const rules = { computer: setup.toMove, ties: 'first' } as const;
    const { cell } = searchRoot(minimax, new BitPosition(setup), setup.toMove, rules);
    return cell === undefined ? [] : evenly([cell]);
  },
};
