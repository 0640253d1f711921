import type { MarkName } from '../../engine/index.ts';

/** What the board on the first page says. */
export const play = {
  region: 'A game against the machine',
  board: (person: MarkName) => `The board. You are ${person}.`,
  cell: (cell: number, mark: MarkName | undefined) => `cell ${cell}, ${mark ?? 'empty'}`,
  side: 'You play',
  sides: { X: 'X, first', O: 'O, second' } satisfies Record<MarkName, string>,
  newGame: 'New game',
  undo: 'Undo',
  why: 'Show me why',
  whyHint: (cell: number | undefined) =>
    cell === undefined
      ? 'Opens the search of this position, call by call.'
      : `Opens the search that chose cell ${cell}, call by call.`,
  note: 'you cannot win, but you can draw',
  /** Where the game stands; one of these is always shown, and spoken when it changes. */
  says: {
    begin: {
      X: 'You are X, and you begin. Take any cell.',
      O: 'The machine is X, and it begins.',
    } satisfies Record<MarkName, string>,
    'taken-back': 'Taken back. Your turn.',
    'your-turn': (cell: number) => `The machine took cell ${cell}. Your turn.`,
    waited: (cell: number) =>
      `The machine took cell ${cell}. It could have won at once, but a sure win is worth the same to it.`,
    dead: (cell: number) =>
      `The machine took cell ${cell}. No line can be filled any more: it will be a draw.`,
    draw: 'A draw. That is the best there is against perfect play.',
    'machine-wins': (cells: readonly number[]) =>
      `The machine wins with cells ${cells.slice(0, -1).join(', ')} and ${cells.at(-1) ?? ''}. Undo, and try another cell.`,
    'person-wins': 'You have won! That should be impossible: please tell us how you did it.',
  },
  noScript: {
    text: 'This board needs scripts. The lesson does not:',
    link: 'minimax, in nine calls',
  },
};

export type PlayWords = typeof play;
