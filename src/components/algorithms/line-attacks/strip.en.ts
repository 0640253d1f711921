/** What is said of one line, cell by cell. */
export const stripMessages = {
  label: 'The line, from cell −5 to cell 5',
  cell: (offset: string, holds: string) => `cell ${offset}, ${holds}`,
  tried: (mark: 'X' | 'O') => `${mark} is tried here`,
  holds: { X: 'X', O: 'O', empty: 'empty', edge: 'beyond the edge' },
  window: 'in the window',
  end: { open: 'open end', closed: 'closed end' },
  gap: 'counted by the divider',
  run: (label: string, cells: string) => `attack ${label} on ${cells}`,
  edit: 'Draw a line of your own',
} as const;
