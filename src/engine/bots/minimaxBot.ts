import { BitPosition } from '../game/bitPosition.ts';
import { minimax } from '../search/minimax.ts';
import { searchRoot } from '../search/rootSearch.ts';
import type { Bot } from './bot.ts';

/** Plays the first of the moves that minimax finds best: never loses, and never hurries to win. */
export const minimaxBot = {
  id: 'minimax',
  choose(setup) {
    const position = new BitPosition(setup);
    const rules = { computer: setup.toMove, ties: 'first' } as const;
    return searchRoot(minimax, position, setup.toMove, rules).cell;
  },
} as const satisfies Bot;
