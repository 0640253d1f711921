import { seededRng } from '../../core/rng.ts';
import { ruleRatingsBot } from '../../bots/ruleRatingsBot.ts';
import { CHOICE_EVENTS, drawCell, type ChoiceEvent } from '../../bots/weightedChoice.ts';
import { recordSteps } from '../../trace/stepTrace.ts';
import type { StepRun } from '../stepRun.ts';

/** How the bot that rates by rules draws its cell, at either level. All random bots draw like this. */
export const weightedChoiceRun: StepRun<ChoiceEvent> = {
  name: 'weightedChoice',
  kinds: CHOICE_EVENTS,
  uses: ['seed', 'level'],
  mostLevel: 1,
  record: ({ setup, seed, level }) =>
    recordSteps(CHOICE_EVENTS, (trace) =>
      drawCell(ruleRatingsBot.policy(setup, level), seededRng(seed), trace),
    ),
};
