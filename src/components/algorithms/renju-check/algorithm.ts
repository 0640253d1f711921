import { renjuRun, type RenjuEvent } from '../../../engine/index.ts';
import { renjuCheckMessages } from '#language/algorithms/renju-check/messages';
import type { LargeAlgorithm } from '../../stepper/linear/large/algorithm.ts';
import { renjuView, type RenjuFacts } from './view.ts';

/** Whether Black may play a cell in renju. */
export const renjuAlgorithm: LargeAlgorithm<RenjuEvent, RenjuFacts> = {
  run: renjuRun,
  view: renjuView,
  messages: renjuCheckMessages,
};
