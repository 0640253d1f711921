import type { Score } from '../core/types.ts';

/**
 * What a tree search tells while it runs. Each method is an event kind, and each kind is emitted
 * from one line of an algorithm's file: the line below the call is the line that the step is at.
 *
 * The events of a call come in this order, whatever the algorithm; `reader` and `recorder` rely on
 * it, and a test holds every search to it (test/engine/search/events.test.ts):
 *
 *     a call = call test ( won | full | ( try, a call, back, improve? )* return )
 */
export interface SearchTracer {
  /** A call begins, for the position reached by a mark on `cell`; −1 for the root. */
  call(cell: number): void;
  /** The call is about to ask whether the game is over. */
  test(): void;
  /** The call ends: somebody has a line. */
  won(score: Score): void;
  /** The call ends: no cell is left. */
  full(score: Score): void;
  /** The call is about to put its mark on `cell`. */
  try(cell: number): void;
  /** The call that was asked has answered, and the mark is off the board again. */
  back(score: Score): void;
  /** The answer is better than the best so far; `cell` is kept. */
  improve(cell: number): void;
  /** The call ends: every cell has been tried. */
  return(score: Score): void;
}

export type SearchEvent = keyof SearchTracer;

/**
 * Which kinds end a call, and how: `game-over` without a question asked, `returns` with an answer
 * made from others. Whoever has to know what ends a call asks here.
 */
export const EVENT_ENDS: Readonly<Record<SearchEvent, 'game-over' | 'returns' | undefined>> = {
  call: undefined,
  test: undefined,
  won: 'game-over',
  full: 'game-over',
  try: undefined,
  back: undefined,
  improve: undefined,
  return: 'returns',
};

/** Every kind, in the order of the codes in a recording. */
export const SEARCH_EVENTS = Object.keys(EVENT_ENDS) as readonly SearchEvent[];

/** The code of each kind: its index in `SEARCH_EVENTS`. */
export const EVENT_CODE = Object.fromEntries(
  SEARCH_EVENTS.map((kind, code) => [kind, code]),
) as Record<SearchEvent, number>;
