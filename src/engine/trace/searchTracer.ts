import type { Score } from '../core/types.ts';

/**
 * What a tree search reports while it runs. Each method is an event kind, and each kind is emitted from one
 * line of an algorithm's file. The figure marks the line below it, which is the one that runs next.
 *
 * The events of a call come in this order, whatever the algorithm; `reader` and `recorder` rely on it,
 * and a test checks it for every search (test/engine/search/events.test.ts):
 *
 *     a call   = call window? test ( won | full | dead | horizon | answer* ( return | answer cut ) )
 *     answer   = try, a call, back, adjust?, improve?
 */
export interface SearchTracer {
  /** A call begins: the root, or for the position reached by the mark of the last `try`. */
  call(): void;
  /** Alpha-beta: the scores that each side is already sure of, outside of this call. */
  window(alpha: Score, beta: Score): void;
  /** The call is about to test whether the game is over. */
  test(): void;
  /** The call ends: somebody has a line. */
  won(score: Score): void;
  /** The call ends: no cell is left. */
  full(score: Score): void;
  /** The call ends: every line holds both marks, so nobody can win any more. */
  dead(score: Score): void;
  /** The call ends: the depth limit is reached, and the score is unknown. */
  horizon(score: Score): void;
  /** The call is about to put its mark on `cell`. */
  try(cell: number): void;
  /** The inner call has returned, and its mark is off the board again. */
  back(score: Score): void;
  /** The returned score counts as one ply further away: from now on it is `score`. */
  adjust(score: Score): void;
  /** The returned score is better than the best so far; `cell` is kept. */
  improve(cell: number): void;
  /** The call ends: every cell has been tried. */
  return(score: Score): void;
  /** The call ends before every cell has been tried: the others cannot change anything above. */
  cut(score: Score): void;
}

export type SearchEvent = keyof SearchTracer;

/**
 * Which kinds end a call, and how: `game-over` and `horizon` without any inner call, the others with a score
 * made from inner calls: `all-tried` after every cell, `cut-short` before. This table is the only place that
 * knows what ends a call.
 */
export type EventEnd = 'game-over' | 'horizon' | 'all-tried' | 'cut-short';
export const EVENT_ENDS: Readonly<Record<SearchEvent, EventEnd | undefined>> = {
  call: undefined,
  test: undefined,
  won: 'game-over',
  full: 'game-over',
  try: undefined,
  back: undefined,
  improve: undefined,
  return: 'all-tried',
  window: undefined,
  dead: 'game-over',
  horizon: 'horizon',
  adjust: undefined,
  cut: 'cut-short',
};

/** Every kind, in the order of the codes in a recording. */
export const SEARCH_EVENTS = Object.keys(EVENT_ENDS) as readonly SearchEvent[];

/** The code of each kind: its index in `SEARCH_EVENTS`. */
export const EVENT_CODE = Object.fromEntries(
  SEARCH_EVENTS.map((kind, code) => [kind, code]),
) as Record<SearchEvent, number>;

const NO_HANDLERS = Object.fromEntries(
  SEARCH_EVENTS.map((kind) => [kind, () => undefined]),
) as Readonly<Record<SearchEvent, () => void>>;

/** A tracer that handles some events and ignores all others. */
export function partialTracer(to: Partial<SearchTracer>): SearchTracer {
  return { ...NO_HANDLERS, ...to };
}
