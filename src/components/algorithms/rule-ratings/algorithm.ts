import { ruleRatingsRun, type RatingEvent } from '../../../engine/index.ts';
import { ruleRatingsMessages } from '#language/algorithms/rule-ratings/messages';
import type { SmallAlgorithm } from '../../stepper/linear/small/algorithm.ts';
import { ruleRatingsView, type RatingFacts } from './view.ts';

/** The rating of cells, one addition a step. */
export const ruleRatingsAlgorithm: SmallAlgorithm<RatingEvent, RatingFacts> = {
  run: ruleRatingsRun,
  view: ruleRatingsView,
  messages: ruleRatingsMessages,
};
