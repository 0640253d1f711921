import {
  LOOKUP_EVENTS,
  chooseByTable,
  ruleRatingsTable,
  type LookupEvent,
} from '../../bots/lookupTable.ts';
import { recordSteps } from '../../trace/linearTrace.ts';
import type { SmallRun } from './smallRun.ts';

/** A choice by look-up, in the table of rule ratings. */
export const tableLookupRun: SmallRun<LookupEvent> = {
  name: 'tableLookup',
  kinds: LOOKUP_EVENTS,
  uses: [],
  mostLevel: 0,
  record: ({ setup }) =>
    recordSteps<LookupEvent>(LOOKUP_EVENTS, (trace) =>
      chooseByTable(ruleRatingsTable(), setup, trace),
    ),
};
