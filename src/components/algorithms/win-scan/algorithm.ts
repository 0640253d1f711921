import { scanBoardRun, scanFromLastRun, type ScanEvent } from '../../../engine/index.ts';
import { scanMessages } from '#language/algorithms/win-scan/messages';
import type { LargeAlgorithm } from '../../stepper/linear/large/algorithm.ts';
import { scanBoardView, scanFromLastView, type ScanFacts } from './view.ts';

/** Who has won: the whole board scanned. */
export const scanBoardAlgorithm: LargeAlgorithm<ScanEvent, ScanFacts> = {
  run: scanBoardRun,
  view: scanBoardView,
  messages: scanMessages.board,
};

/** Who has won: the lines through the last mark. */
export const scanFromLastAlgorithm: LargeAlgorithm<ScanEvent, ScanFacts> = {
  run: scanFromLastRun,
  view: scanFromLastView,
  messages: scanMessages.last,
};
