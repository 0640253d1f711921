import {
  LOOKUP_EVENTS,
  chooseByTable,
  ruleRatingsTable,
  type LookupEvent,
} from '../../bots/lookupTable.ts';
import { recordSteps } from '../../trace/stepTrace.ts';
import type { StepRun } from '../stepRun.ts';

/** A choice by look-up, in the table of rule ratings. */
export const tableLookupRun: StepRun<LookupEvent> = {
  name: 'tableLookup',
  kinds: LOOKUP_EVENTS,
  uses: [],
  mostLevel: 0,
  record: ({ setup }) =>
    recordSteps(LOOKUP_EVENTS, (trace) => chooseByTable(ruleRatingsTable(), setup, trace)),
};
