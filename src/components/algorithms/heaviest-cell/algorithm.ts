import { heaviestRun, type WeighEvent } from '../../../engine/index.ts';
import { heaviestMessages } from '#language/algorithms/heaviest-cell/messages';
import type { LargeAlgorithm } from '../../stepper/linear/large/algorithm.ts';
import { heaviestView, type HeaviestFacts } from './view.ts';

/** The whole bot: every candidate weighed, the heaviest kept. */
export const heaviestCellAlgorithm: LargeAlgorithm<WeighEvent, HeaviestFacts> = {
  run: heaviestRun,
  view: heaviestView,
  messages: heaviestMessages,
};
