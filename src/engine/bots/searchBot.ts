import { BitPosition } from '../game/bitPosition.ts';
import { searchRoot } from '../search/rootSearch.ts';
import type { SearchFunction } from '../search/rules.ts';
import { evenly, type BotKind } from './bot.ts';

/** A bot that takes the first of a search's best moves, so that it has one answer in each position. */
export function searchBot(search: SearchFunction): BotKind {
  return {
    policy(setup) {
      const rules = { computer: setup.toMove, ties: 'first' } as const;
      const { cell } = searchRoot(search, new BitPosition(setup), setup.toMove, rules);
      return cell === undefined ? [] : evenly([cell]);
    },
  };
}
