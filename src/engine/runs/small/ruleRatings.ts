import { RATING_EVENTS, ruleRatings, type RatingEvent } from '../../bots/ruleRatings.ts';
import { recordSteps } from '../../trace/linearTrace.ts';
import type { SmallRun } from './smallRun.ts';

/** The rating of every cell for the side to move, one event an addition. */
export const ruleRatingsRun: SmallRun<RatingEvent> = {
  name: 'ruleRatings',
  kinds: RATING_EVENTS,
  uses: [],
  mostLevel: 0,
  record: ({ setup }) =>
    recordSteps<RatingEvent>(RATING_EVENTS, (trace) => ruleRatings(setup, trace)),
};
