/**
 * The events of reading one line. Offsets count from the tried cell: −5 … 5. `attack` is an index into the
 * line's list of runs, from 0 at the left.
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
  /** The same for a run that touches the rim of the window: this cell is at distance five. */
  peek(attack: number, offset: number, open: number): void;
  /** Run `attack` has this many empty cells between it and the tried one, which give its divider. */
  divider(attack: number, empty: number, divider: number): void;
  /** An attack below five without an open end does not count. */
  drop(attack: number): void;
  /** An attack counts: its table entry divided by its divider. */
  weigh(attack: number, weight: number): void;
  /** The sum of the weights of the line's attacks. */
  sum(weight: number): void;
  /** Whether the line breaks (1, 0), and why: an index into `BREAK_REASONS`. */
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

/** The events of weighing a cell, besides those of reading its lines. */
export interface CellTracer extends LineTracer {
  /** A mark is tried on the cell. */
  try(mark: number): void;
  /** A direction begins: an index into `DIRECTIONS`. */
  direction(at: number): void;
  /** The sum of the four lines. */
  lines(mark: number, weight: number): void;
  /** The side to move makes this many fives here. */
  finish(fives: number, bonus: number): void;
  /** This many lines break for this mark; two or more give the bonus, once. */
  double(breakpoints: number, bonus: number): void;
  /** The mark's whole part in the weight. */
  mark(mark: number, weight: number): void;
  /** The sum of both marks. */
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
