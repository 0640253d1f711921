import { BitPosition } from '../game/bitPosition.ts';
import type { Setup } from '../game/setup.ts';
import { depthRatings } from '../search/depthRatings.ts';
import { searchRoot } from '../search/rootSearch.ts';
import { DEPTHS } from '../search/rules.ts';
import type { BotKind } from './bot.ts';
import { amongGreatest } from './ratingPolicy.ts';

/**
 * The rating of every cell for the side to move, row by row, 0 where it is taken: 32 wins at once, 24
 * draws, 16 unknown, 8 … 15 loses (docs/algorithms.md, section 3). All are zero only if the game is over.
 */
export function depthRatingsOf(setup: Setup, depth: number): number[] {
  const rules = { computer: setup.toMove, ties: 'first', depth } as const;
  const { moves } = searchRoot(depthRatings, new BitPosition(setup), setup.toMove, rules);
  const ratings = setup.cells.map(() => 0);
  for (const { cell, score } of moves) ratings[cell] = score;
  return ratings;
}

/** Plays any of the cells with the highest rating. Its level is the depth limit in plies. */
export const depthRatingsBot: BotKind = {
  levels: { name: 'depth', values: DEPTHS },
  policy(setup, depth) {
    if (new BitPosition(setup).isOver) return [];
    return amongGreatest(depthRatingsOf(setup, depth));
  },
};
