import { LARGE_INPUT_PROBLEM } from '#language/ui/large-board/problems';

/** What is said while a position is drawn on a large board. */
export const drawingMessages = {
  group: 'Draw',
  pens: { X: 'X', O: 'O', empty: 'Erase', cell: 'Choose the cell' },
  howTo: 'Click on the board, or press X, O or Delete on a cell of it.',
  howToStrip:
    'Click on a cell of the line: empty, X, O, the edge. Or press X, O, Delete or E on it.',
  mark: { tried: 'Tried here', toMove: 'To move' },
  direction: 'Direction',
  directions: ['across', 'rising to the right', 'straight down', 'falling to the right'],
  borders: 'Borders',
  noBorders: 'none',
  size: (side: number) => `${side} × ${side}`,
  ownSize: (width: number, height: number) => `${width} × ${height}`,
  undo: 'Undo',
  clear: 'Clear',
  reset: 'Back to the figure’s own',
  done: 'Done',
  problem: LARGE_INPUT_PROBLEM,
} as const;
