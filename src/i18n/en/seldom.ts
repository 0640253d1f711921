import { panels } from './panels.ts';
import { prediction } from './prediction.ts';
import { explainProblem } from './problems.ts';
import { addressProblems, followProblem, settingsProblem, workerProblem } from './troubles.ts';

/** What a figure says when it asks, or when something cannot be done. */
export const seldom = {
  panels,
  prediction,
  problem: explainProblem,
  followProblem,
  addressProblems,
  settingsProblem,
  workerProblem,
} as const;
