import { lineRun, lineSumRun, type LineEvent } from '../../../engine/index.ts';
import { lineMessages } from '#language/algorithms/line-attacks/messages';
import type { LargeAlgorithm } from '../../stepper/linear/large/algorithm.ts';
import { lineView, type LineFacts } from './view.ts';

/** One line through an empty cell: its window, its attacks, what they weigh. */
export const lineAttacksAlgorithm: LargeAlgorithm<LineEvent, LineFacts> = {
  run: lineRun,
  view: lineView,
  messages: lineMessages,
};

/** The same up to the sum, where nobody has heard of breakpoints yet. */
export const lineSumAlgorithm: LargeAlgorithm<LineEvent, LineFacts> = {
  ...lineAttacksAlgorithm,
  run: lineSumRun,
};
