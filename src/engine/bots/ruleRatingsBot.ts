import { BitPosition } from '../game/bitPosition.ts';
import type { BotKind } from './bot.ts';
import { RATING_LEVELS, amongGreatest, inProportion } from './ratingPolicy.ts';
import { ruleRatings } from './ruleRatings.ts';

/** Rates cells by rules, then draws in proportion to the rating (level 0) or takes the highest (level 1). */
export const ruleRatingsBot: BotKind = {
  levels: RATING_LEVELS,
  policy(setup, level) {
    if (new BitPosition(setup).isOver) return [];
    const ratings = ruleRatings(setup);
    return level === 0 ? inProportion(ratings) : amongGreatest(ratings);
  },
};
