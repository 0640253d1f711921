import { BitPosition, MOST_BITS, type Position } from '../game/bitPosition.ts';
import type { Setup } from '../game/setup.ts';
import { SMALL_VARIANT, type Variant } from '../game/variants.ts';
import { depthRatings } from '../search/depthRatings.ts';
import { LinePosition } from '../search/linePosition.ts';
import { searchRoot } from '../search/rootSearch.ts';
import { DEPTHS } from '../search/rules.ts';
import { type BotKind, type Policy, evenly } from './bot.ts';
import { ruleRatings } from './ruleRatings.ts';

/** The levels of bots that rate cells: at random in proportion to the rating, or the highest only. */
export const RATING_LEVELS = {
  name: 'level',
  values: [0, 1],
} as const satisfies BotKind['levels'];

/** Each cell with the probability rating / sum of ratings: a bad cell is rare, but possible. */
export function inProportion(ratings: readonly number[]): Policy {
  return ratings.flatMap((weight, cell) => (weight > 0 ? [{ cell, weight }] : []));
}

/** The cells with the highest rating, each equally likely. At least one must be above 0. */
export function amongGreatest(ratings: readonly number[]): Policy {
  const greatest = Math.max(...ratings);
  return evenly([...ratings.keys()].filter((cell) => ratings[cell] === greatest));
}

/** Rates cells by rules, then draws in proportion to the rating (level 0) or takes the highest (level 1). */
export const ruleRatingsBot: BotKind = {
  levels: RATING_LEVELS,
  policy(setup, level) {
    if (new BitPosition(setup).isOver) return [];
    const ratings = ruleRatings(setup);
    return level === 0 ? inProportion(ratings) : amongGreatest(ratings);
  },
};

/**
 * The rating of every cell for the side to move, row by row, 0 where it is taken: 32 wins at once, 24
 * draws, 16 unknown, 8 … 15 loses (docs/algorithms.md, section 3). All are zero only if the game is over. It rates the
 * cells of any board of up to 64; where marks fall, cells that may not be played are zero, too.
 */
export function depthRatingsOf(
  setup: Setup,
  depth: number,
  variant: Variant = SMALL_VARIANT,
): number[] {
  const rules = { computer: setup.toMove, ties: 'first', depth } as const;
  const { moves } = searchRoot(depthRatings, positionOf(setup, variant), setup.toMove, rules);
  const ratings = setup.cells.map(() => 0);
  for (const { cell, score } of moves) ratings[cell] = score;
  return ratings;
}

const positionOf = (setup: Setup, variant: Variant): Position =>
  variant.geometry.cellCount > MOST_BITS
    ? new LinePosition(setup, variant)
    : new BitPosition(setup, variant);

/** Plays any of the cells with the highest rating. Its level is the depth limit in plies. */
export const depthRatingsBot: BotKind = {
  levels: { name: 'depth', values: DEPTHS },
  policy(setup, depth, variant = SMALL_VARIANT) {
    if (positionOf(setup, variant).isOver) return [];
    return amongGreatest(depthRatingsOf(setup, depth, variant));
  },
};
