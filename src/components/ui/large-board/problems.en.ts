import type { LargeInputProblem } from '../../../engine/index.ts';

/** Why a large board cannot be shown: one sentence each. */
export const LARGE_INPUT_PROBLEM: Readonly<Record<LargeInputProblem, string>> = {
  'off-board': 'A mark, or the cell in question, lies beyond the borders.',
  'cell-taken': 'The cell in question must be empty, but there’s a mark on it.',
  'cell-empty': 'This figure asks about a mark, and there is none on that cell.',
  'no-marks': 'There are no marks: there is nothing to step through.',
  'finished-game':
    'There are five in a row on this board: the game is over and nothing is left to search.',
  'too-many-stones': 'That is more marks than this figure takes.',
  'too-large': 'This figure visits every cell, and the board is too large for that.',
};
