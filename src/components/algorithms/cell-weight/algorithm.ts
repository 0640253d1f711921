import { cellRun, type CellEvent } from '../../../engine/index.ts';
import { cellMessages } from '#language/algorithms/cell-weight/messages';
import type { LargeAlgorithm } from '../../stepper/linear/large/algorithm.ts';
import { cellView, type CellFacts } from './view.ts';

/** The whole account of an empty cell: two marks, four lines each. */
export const cellWeightAlgorithm: LargeAlgorithm<CellEvent, CellFacts> = {
  run: cellRun,
  view: cellView,
  messages: cellMessages,
};
