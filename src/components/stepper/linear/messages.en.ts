import { LARGE_INPUT_PROBLEM } from '#language/ui/large-board/problems';
import { count } from '#language/ui/language/grammar';
import type { LinearQuestion } from './view.ts';

/** Six digits or more. */
const LONG = /^(\d{1,3},\d{3},\d{3}|\d{3},\d{3})$/;

/** What the figure of every linear trace says, whatever its board. */
export const linearMessages = {
  board: 'The board at this step',
  /** When S asks where one is. */
  place: (board: string) => `The board: ${board}`,
  account: 'The account at this step',
  /** An answer that a question offers: a cell, yes or no where it offers 1 and 0, a number. */
  option: ({ onCells, options }: LinearQuestion, option: number): string => {
    if (onCells) return `cell ${option}`;
    if (String(options) !== '1,0') return count(option);
    return option === 1 ? 'Yes' : 'No';
  },
  /** A note on one of nine cells, in two lines where it's a number that is as wide as the cell: what is greatest in it, and the rest. */
  lines: (text: string): readonly string[] => {
    if (!LONG.test(text)) return [text];
    const [most = '', ...groups] = text.split(',');
    const rest = Number(groups.join(''));
    const head = most + (groups.length > 1 ? 'M' : 'k');
    return rest === 0 ? [head] : [`${head} +`, count(rest)];
  },
} as const;

/** What is offered of an algorithm that uses a seed. */
export const linearSettingsMessages = { another: 'Draw the chances anew' } as const;

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
  size: (width: number, height: number) => `${width} × ${height}`,
  undo: 'Undo',
  clear: 'Clear',
  reset: 'Back to the figure’s own',
  done: 'Done',
  problem: LARGE_INPUT_PROBLEM,
} as const;
