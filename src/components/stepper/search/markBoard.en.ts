import { countThings } from '#language/ui/language/grammar';
import { explainProblem } from '#language/ui/board/problems';

/** What is said where marks are put on the board of a figure. */
export const markBoardMessages = {
  label: 'The board of call 1, to put marks on',
  /** A cell, and what a press makes of it. */
  cell: (cell: number, mark: 'X' | 'O' | undefined) =>
    `cell ${cell}, ${mark ?? 'empty'}: press for ${mark === undefined ? 'X' : mark === 'X' ? 'O' : 'empty'}`,
  how: 'Press a cell: X, O, empty. Or drag a mark away.',
  calls: (calls: number) => `Now ${countThings(calls, 'call')}.`,
  problem: explainProblem,
  done: 'Done',
} as const;
