import { finRun, type FinEvent } from '../../../engine/index.ts';
import { finMessages } from '#language/algorithms/win-check/messages';
import type { SmallAlgorithm } from '../../stepper/linear/small/algorithm.ts';
import { finView, type FinFacts } from './view.ts';

/** Who has won, line by line. */
export const winCheckAlgorithm: SmallAlgorithm<FinEvent, FinFacts> = {
  run: finRun,
  view: finView,
  messages: finMessages,
};
