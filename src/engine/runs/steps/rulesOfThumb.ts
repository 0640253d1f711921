import { THUMB_EVENTS, rulesOfThumb, type ThumbEvent } from '../../bots/rulesOfThumb.ts';
import { recordSteps } from '../../trace/stepTrace.ts';
import type { StepRun } from '../stepRun.ts';

/** A careful person's questions, down to the first that finds a cell. */
export const rulesOfThumbRun: StepRun<ThumbEvent> = {
  name: 'rulesOfThumb',
  kinds: THUMB_EVENTS,
  uses: [],
  mostLevel: 0,
  record: ({ setup }) => recordSteps(THUMB_EVENTS, (trace) => rulesOfThumb(setup, trace)),
};
