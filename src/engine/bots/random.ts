import { BitPosition } from '../game/bitPosition.ts';
import { emptyCells } from '../game/setup.ts';
import { evenly, type BotKind } from './bot.ts';

/** Any empty cell, each equally likely: the baseline for all other bots. */
export const random: BotKind = {
  policy(setup) {
    if (new BitPosition(setup).isOver) return [];
    return evenly(emptyCells(setup.cells));
  },
};
