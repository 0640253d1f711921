import { seededRng } from '../../core/rng.ts';
import { ruleRatingsBot } from '../../bots/ratingBots.ts';
import { CHOICE_EVENTS, drawCell, type ChoiceEvent } from '../../bots/weightedChoice.ts';
import { recordSteps } from '../../trace/linearTrace.ts';
import type { SmallRun } from './smallRun.ts';

/** How the bot that rates by rules draws its cell, at either level. All random bots draw like this. */
export const weightedChoiceRun: SmallRun<ChoiceEvent> = {
  name: 'weightedChoice',
  kinds: CHOICE_EVENTS,
  uses: ['seed', 'level'],
  mostLevel: 1,
  record: ({ setup, seed, level }) =>
    recordSteps<ChoiceEvent>(CHOICE_EVENTS, (trace) =>
      drawCell(ruleRatingsBot.policy(setup, level), seededRng(seed), trace),
    ),
};
