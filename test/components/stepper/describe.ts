import {
  stepDescriber,
  type StepDescriber,
} from '../../../src/components/stepper/search/describe.ts';
import type { SearchRun } from '../../../src/engine/index.ts';
import { stepperMessages } from '#language/stepper/search/messages';
import { otherSearchMessages } from '#language/stepper/search/otherSearches';

/** How a figure describes the steps of this run. */
export function describerOf({ request }: SearchRun): StepDescriber {
  return stepDescriber(
    stepperMessages,
    request.search === 'minimax' ? undefined : otherSearchMessages,
  );
}
