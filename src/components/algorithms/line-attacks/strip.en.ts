/** What is said of one line, cell by cell. */
export const stripMessages = {
  label: 'The line, from cell minus 5 to cell 5',
  cell: (offset: string, holds: string) => `cell ${offset}, ${holds}`,
  tried: (mark: 'X' | 'O') => `${mark} is tried here`,
  holds: { X: 'X', O: 'O', empty: 'empty', edge: 'beyond the edge' },
  window: 'in the window',
  end: { open: 'open end', closed: 'closed end' },
  gap: 'counted by the divider',
  /** `from` and `to` are the first and the last of its cells. */
  run: (label: string, from: string, to: string) =>
    `attack ${label} ${from === to ? `on cell ${from}` : `from cell ${from} to cell ${to}`}`,
} as const;
