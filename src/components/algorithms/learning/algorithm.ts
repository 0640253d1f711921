import { menaceRun, tdRun, type MenaceEvent, type TdEvent } from '../../../engine/index.ts';
import { menaceMessages, tdMessages } from '#language/algorithms/learning/messages';
import type { SmallAlgorithm } from '../../stepper/linear/small/algorithm.ts';
import { menaceView, type MenaceFacts } from './menaceView.ts';
import { tdView, type TdFacts } from './tdView.ts';

/** A game by matchboxes, and what is learnt from it. */
export const menaceAlgorithm: SmallAlgorithm<MenaceEvent, MenaceFacts> = {
  run: menaceRun,
  view: menaceView,
  messages: menaceMessages,
};

/** A game by values, and what is learnt from it. */
export const temporalDifferenceAlgorithm: SmallAlgorithm<TdEvent, TdFacts> = {
  run: tdRun,
  view: tdView,
  messages: tdMessages,
};
