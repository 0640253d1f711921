import {
  stepDescriber,
  type StepDescriber,
} from '../../../src/components/stepper/search/describe.ts';
import type { SearchRun } from '../../../src/engine/index.ts';

/** How a figure describes the steps of this run. */
export const describerOf = ({ request }: SearchRun): StepDescriber => stepDescriber(request.search);
