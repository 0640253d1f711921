/** The solver's ideas that a reader can switch off, and the boards to try it on: from one that is over at once to one that takes its time. */
export const IDEAS = ['symmetry', 'memory', 'order', 'deadLines'] as const;
export type Ideas = Record<(typeof IDEAS)[number], boolean>;

export const SAVING_BOARDS = [
  { columns: 3, rows: 3, winLength: 3 },
  { columns: 4, rows: 3, winLength: 3 },
  { columns: 5, rows: 4, winLength: 4 },
  { columns: 5, rows: 5, winLength: 4 },
] as const;

/** Positions after which a search gives up here. */
export const SAVING_BUDGET = 5_000_000;
