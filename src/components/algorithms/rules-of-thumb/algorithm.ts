import { rulesOfThumbRun, type ThumbEvent } from '../../../engine/index.ts';
import { rulesOfThumbMessages } from '#language/algorithms/rules-of-thumb/messages';
import type { SmallAlgorithm } from '../../stepper/linear/small/algorithm.ts';
import { rulesOfThumbView, type ThumbFacts } from './view.ts';

/** A careful person’s questions, one cell a step. */
export const rulesOfThumbAlgorithm: SmallAlgorithm<ThumbEvent, ThumbFacts> = {
  run: rulesOfThumbRun,
  view: rulesOfThumbView,
  messages: rulesOfThumbMessages,
};
