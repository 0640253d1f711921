import type { MarkName } from '../../../engine/index.ts';

/** What a large board says, whatever is shown on it. */
export const largeBoardMessages = {
  tools: {
    group: 'The board',
    closer: 'Larger cells',
    further: 'Smaller cells',
    toMarks: 'To the marks',
    more: 'Move the board, zoom, go to a cell',
    cell: 'Go to cell',
    example: (hasBorders: boolean) => (hasBorders ? 'h8' : '−3, 12'),
    go: 'Go',
    unread: (example: string) => `Write a cell like this: ${example}.`,
    none: (name: string) => `This board has no cell ${name}.`,
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
  hints: {
    wheel: 'Ctrl + wheel makes the cells larger or smaller.',
    touch: 'Two fingers move and zoom the board. One finger scrolls the page.',
  },
  /** `go`: what leads to the field for a cell's name. */
  keys: (go?: string) =>
    `Arrow keys go from cell to cell, Home and End to the ends of a row, Shift + arrows move the board, plus and minus zoom, Ctrl + Home goes back to the marks.${go ? ` ${go} goes to a cell by its name.` : ''}`,
  /** What Enter does on a cell, if anything. */
  enter: { places: 'Enter places a mark.', chooses: 'Enter chooses the cell.' },
} as const;
