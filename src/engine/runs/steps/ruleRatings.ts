import { RATING_EVENTS, ruleRatings, type RatingEvent } from '../../bots/ruleRatings.ts';
import { recordSteps } from '../../trace/stepTrace.ts';
import type { StepRun } from '../stepRun.ts';

/** The rating of every cell for the side to move, one event an addition. */
export const ruleRatingsRun: StepRun<RatingEvent> = {
  name: 'ruleRatings',
  kinds: RATING_EVENTS,
  uses: [],
  mostLevel: 0,
  record: ({ setup }) => recordSteps(RATING_EVENTS, (trace) => ruleRatings(setup, trace)),
};
