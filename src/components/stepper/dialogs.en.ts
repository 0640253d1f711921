import { panels } from '#language/stepper/panels';
import { prediction } from '#language/stepper/prediction';
import { explainProblem } from '#language/ui/board/problems';
import {
  addressLost,
  addressProblems,
  followProblem,
  settingsProblem,
  workerProblem,
} from '#language/stepper/troubles';

/** What a figure says when it asks, or when something cannot be done. */
export const dialogMessages = {
  panels,
  prediction,
  problem: explainProblem,
  followProblem,
  addressLost,
  addressProblems,
  settingsProblem,
  workerProblem,
} as const;
