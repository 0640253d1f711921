import {
  LOOKUP_EVENTS,
  chooseByTable,
  ruleRatingsTable,
  type LookupEvent,
} from '../bots/lookupTable.ts';
import { ruleRatingsBot } from '../bots/ratingBots.ts';
import { RATING_EVENTS, ruleRatings, type RatingEvent } from '../bots/ruleRatings.ts';
import { THUMB_EVENTS, rulesOfThumb, type ThumbEvent } from '../bots/rulesOfThumb.ts';
import { CHOICE_EVENTS, drawCell, type ChoiceEvent } from '../bots/weightedChoice.ts';
import { seededRng } from '../core/rng.ts';
import { FIN_EVENTS, fin, type FinEvent } from '../game/fin.ts';
import { SMALL_VARIANT } from '../game/variants.ts';
import type { SmallRun } from './linearRun.ts';

/** Who has won: the eight lines, one after another. */
export const finRun: SmallRun<FinEvent> = {
  kinds: FIN_EVENTS,
  uses: [],
  run: ({ setup }, trace) => fin(setup.cells, SMALL_VARIANT.geometry.lines, trace),
};

/** The rating of every cell for the side to move, one event an addition. */
export const ruleRatingsRun: SmallRun<RatingEvent> = {
  kinds: RATING_EVENTS,
  uses: [],
  run: ({ setup }, trace) => ruleRatings(setup, trace),
};

/** A careful person's questions, down to the first that finds a cell. */
export const rulesOfThumbRun: SmallRun<ThumbEvent> = {
  kinds: THUMB_EVENTS,
  uses: [],
  run: ({ setup }, trace) => rulesOfThumb(setup, trace),
};

/** A choice by look-up, in the table of rule ratings. */
export const tableLookupRun: SmallRun<LookupEvent> = {
  kinds: LOOKUP_EVENTS,
  uses: [],
  run: ({ setup }, trace) => chooseByTable(ruleRatingsTable(), setup, trace),
};

/** How the bot that rates by rules draws its cell, at either level. All random bots draw like this. */
export const weightedChoiceRun: SmallRun<ChoiceEvent> = {
  kinds: CHOICE_EVENTS,
  uses: ['seed', 'level'],
  mostLevel: 1,
  run: ({ setup, seed, level }, trace) =>
    drawCell(ruleRatingsBot.policy(setup, level), seededRng(seed), trace),
};
