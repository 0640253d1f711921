import { weightedChoiceRun, type ChoiceEvent } from '../../../engine/index.ts';
import { weightedChoiceMessages } from '#language/algorithms/weighted-choice/messages';
import type { SmallAlgorithm } from '../../stepper/linear/small/algorithm.ts';
import { weightedChoiceView, type ChoiceFacts } from './view.ts';

/** How a cell is drawn by weight, at either level. */
export const weightedChoiceAlgorithm: SmallAlgorithm<ChoiceEvent, ChoiceFacts> = {
  run: weightedChoiceRun,
  view: weightedChoiceView,
  messages: weightedChoiceMessages,
};
