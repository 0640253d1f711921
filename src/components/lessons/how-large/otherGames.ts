/** Boards of four in a row that the same search settles with other rules. */
export const FOUR_BOARDS = [
  { columns: 4, rows: 4 },
  { columns: 5, rows: 4 },
  { columns: 6, rows: 4 },
  { columns: 5, rows: 5 },
  { columns: 6, rows: 5 },
] as const;

/** Ratings of the first moves: by the rules, which know three by three alone, or by NextStep, so many marks ahead. */
export const TIMED_RATINGS = [
  { columns: 3, rows: 3, winLength: 3, gravity: false, limit: undefined },
  { columns: 3, rows: 3, winLength: 3, gravity: false, limit: 4 },
  { columns: 3, rows: 3, winLength: 3, gravity: false, limit: 9 },
  { columns: 4, rows: 4, winLength: 4, gravity: false, limit: 4 },
  { columns: 6, rows: 5, winLength: 4, gravity: true, limit: 4 },
  { columns: 6, rows: 5, winLength: 4, gravity: true, limit: 6 },
] as const;
export type Rated = (typeof TIMED_RATINGS)[number];
