import { tellingOf, type Telling } from '../../../src/components/stepper/search/describe.ts';
import type { SearchRun } from '../../../src/engine/index.ts';
import { stepperMessages } from '#language/stepper/search/messages';
import { otherSearchMessages } from '#language/stepper/search/otherSearches';

/** How a figure tells the steps of this run. */
export function toldOf({ request }: SearchRun): Telling {
  return tellingOf(stepperMessages, request.search === 'minimax' ? undefined : otherSearchMessages);
}
