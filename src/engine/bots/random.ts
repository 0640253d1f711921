import { playableCells, winOn } from '../game/setup.ts';
import { SMALL_VARIANT } from '../game/variants.ts';
import { evenly, type BotKind } from './bot.ts';

/** Any cell that may be played, each equally likely: the baseline for all other bots. It plays any variant. */
export const random: BotKind = {
  policy({ cells }, _level, variant = SMALL_VARIANT) {
    return winOn(cells, variant) ? [] : evenly(playableCells(cells, variant));
  },
};
