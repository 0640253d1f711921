import { breakStep, type BreakStage } from '../../breakpoints/view.ts';
import { BREAK_BOARD_NAMES, type BreakBoard } from './boards.ts';

/** Where a phrase points in the figure about breakpoints: a board, and how far it is played. */
export function seeBreak(board: BreakBoard, stage: BreakStage = 'look'): number {
  return breakStep(BREAK_BOARD_NAMES.indexOf(board), stage);
}
