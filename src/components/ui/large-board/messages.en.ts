import type { MarkName } from '../../../engine/index.ts';

/** What a large board says, whatever is shown on it. */
export const largeBoardMessages = {
  tools: {
    group: 'The board',
    closer: 'Larger cells',
    further: 'Smaller cells',
    toMarks: 'To the marks',
    goTo: 'Go to cell',
    hold: 'Move the board',
    more: 'Move, zoom, go to a cell',
  },
  arrows: { left: 'To the left', right: 'To the right', up: 'Up', down: 'Down' },
  /** The cell holds a mark. */
  taken: (name: string) => `Cell ${name} is taken.`,
  /** The cell is free, but cannot be chosen. */
  refused: (name: string) => `You can’t choose cell ${name} now.`,
  /** What is on the board, for someone who does not see it. */
  summary: {
    empty: 'No marks.',
    /** Names of cells by mark. */
    few: (x: readonly string[], o: readonly string[]) =>
      [x.length && `X on ${x.join(', ')}`, o.length && `O on ${o.join(', ')}`]
        .filter(Boolean)
        .join('; ') + '.',
    many: (count: number) => `${count} marks. All are listed after the board.`,
    last: (mark: MarkName, name: string) => `The last: ${mark} on ${name}.`,
  },
  confirm: {
    places: (name: string) => `Place on ${name}`,
    chooses: (name: string) => `Choose ${name}`,
    cancel: 'Cancel',
  },
  /** The cell in question, at the foot of the board. */
  at: (name: string) => `Cell ${name}`,
  hints: {
    wheel: 'Ctrl + wheel makes the cells larger or smaller.',
    touch: 'Two fingers move and zoom the board. One finger scrolls the page.',
    held: 'The arrows move the board now, and dragging it does as well.',
  },
  keys: 'Arrow keys go from cell to cell, Home and End to the ends of a row, Shift + arrows move the board, plus and minus zoom, Ctrl + Home goes back to the marks.',
  /** What Enter does on a cell, if anything. */
  enter: { places: 'Enter places a mark.', chooses: 'Enter chooses the cell.' },
} as const;

/** What the form says that leads to a cell of a large board by its name. Loaded when it opens. */
export const goToCellMessages = {
  label: 'Cell',
  hint: (bounded: boolean) =>
    bounded
      ? 'A letter for the column, from the left, and a number for the row, from the bottom.'
      : 'Two numbers: x to the right, y down; negative ones to the left and up.',
  example: (bounded: boolean) => (bounded ? 'h8' : '-3, 12'),
  placeholder: (example: string) => `such as ${example}`,
  go: 'Go there',
  place: 'Place a mark',
  notACell: (text: string, example: string) =>
    `${text && `“${text}” is not a cell here. `}Write a cell like this: ${example}.`,
  taken: (name: string) => `${name} can’t be taken now.`,
} as const;
