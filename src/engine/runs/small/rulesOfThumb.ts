import { THUMB_EVENTS, rulesOfThumb, type ThumbEvent } from '../../bots/rulesOfThumb.ts';
import { recordSteps } from '../../trace/linearTrace.ts';
import type { SmallRun } from './smallRun.ts';

/** A careful person's questions, down to the first that finds a cell. */
export const rulesOfThumbRun: SmallRun<ThumbEvent> = {
  name: 'rulesOfThumb',
  kinds: THUMB_EVENTS,
  uses: [],
  mostLevel: 0,
  record: ({ setup }) =>
    recordSteps<ThumbEvent>(THUMB_EVENTS, (trace) => rulesOfThumb(setup, trace)),
};
