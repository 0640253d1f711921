import { tableLookupRun, type LookupEvent } from '../../../engine/index.ts';
import { tableLookupMessages } from '#language/algorithms/table-lookup/messages';
import type { SmallAlgorithm } from '../../stepper/linear/small/algorithm.ts';
import { tableLookupView, type LookupFacts } from './view.ts';

/** How a position is looked up in the table of rule ratings. */
export const tableLookupAlgorithm: SmallAlgorithm<LookupEvent, LookupFacts> = {
  run: tableLookupRun,
  view: tableLookupView,
  messages: tableLookupMessages,
};
