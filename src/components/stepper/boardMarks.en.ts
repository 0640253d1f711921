/** What is said where marks are put on the board of a figure. */
export const boardMarkMessages = {
  label: 'The board at the first step: put marks on it',
  /** A cell, and what a press makes of it. */
  cell: (cell: number, mark: 'X' | 'O' | undefined) =>
    `cell ${cell}, ${mark ?? 'empty'}: press for ${mark === undefined ? 'X' : mark === 'X' ? 'O' : 'empty'}`,
  how: 'Press a cell: X, O, empty. Or drag a mark away.',
  home: 'The first board again',
} as const;
