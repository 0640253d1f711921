/**
 * What the reading of one line tells. Offsets count from the tried cell: −5 … 5. An attack is its
 * place in the line's list of runs, from 0 at the left.
 */
export interface LineTracer {
  /** The tried cell: the mark is put there. */
  centre(): void;
  /** The window grows by a cell; it holds `content` (FREE or OWN). */
  window(offset: number, content: number): void;
  /** The window stops before this cell: an opposing mark or the edge. */
  wall(offset: number): void;
  /** The window has `cells` cells: fewer than five have no room for a five. */
  room(cells: number): void;
  /** A run of the player's marks, from one offset to another. */
  run(from: number, to: number): void;
  /** An end of run `attack`: the next cell is at `offset`, and is open or not (1, 0). */
  end(attack: number, offset: number, open: number): void;
  /** The same where the run touches the rim of the window: this cell is at distance five. */
  peek(attack: number, offset: number, open: number): void;
  /** Run `attack` has so many empty cells between it and the tried one, and so this divider. */
  divider(attack: number, empty: number, divider: number): void;
  /** An attack below five without an open end does not count. */
  drop(attack: number): void;
  /** An attack counts: its table entry divided by its divider. */
  weigh(attack: number, weight: number): void;
  /** What the line's attacks weigh together. */
  sum(weight: number): void;
  /** The line breaks, or not (1, 0), and why: a place in `BREAK_REASONS`. */
  breaks(breaks: number, reason: number): void;
}

export const LINE_EVENTS = [
  'centre',
  'window',
  'wall',
  'room',
  'run',
  'end',
  'peek',
  'divider',
  'drop',
  'weigh',
  'sum',
  'breaks',
] as const satisfies readonly (keyof LineTracer)[];
export type LineEvent = (typeof LINE_EVENTS)[number];

/** What the account of a cell tells around the reading of its lines. */
export interface CellTracer extends LineTracer {
  /** A mark is tried on the cell. */
  try(mark: number): void;
  /** A direction begins: its place in `DIRECTIONS`. */
  direction(at: number): void;
  /** The four lines together. */
  lines(mark: number, weight: number): void;
  /** The side to move finishes so many fives here. */
  finish(fives: number, bonus: number): void;
  /** So many lines break for this mark: two or more are worth the bonus, once. */
  double(breakpoints: number, bonus: number): void;
  /** What the mark is worth here. */
  mark(mark: number, weight: number): void;
  /** Both marks together. */
  total(weight: number): void;
}

export const CELL_EVENTS = [
  'try',
  'direction',
  ...LINE_EVENTS,
  'lines',
  'finish',
  'double',
  'mark',
  'total',
] as const satisfies readonly (keyof CellTracer)[];
export type CellEvent = (typeof CELL_EVENTS)[number];
