/** What the manager has said of time and memory, in milliseconds and bytes. */
export interface TimeControl {
  /** For one move; 0: as fast as possible; `Infinity` while nothing has been said. */
  readonly turn: number;
  /** For all of one's moves; 0: no limit. */
  readonly match: number;
  /** What is left of it. */
  readonly left: number;
}

/** While nothing has been said. */
export const NO_TIME_SAID: TimeControl = { turn: Infinity, match: 0, left: 2_147_483_647 };

/** Nobody waits longer than this for a move that is searched without a time limit. */
const LONGEST = 5_000;
/** Moves that the time left should still be enough for. */
const MOVES_TO_GO = 15;
/** What starting, writing and a busy machine may take. */
const RESERVE = 30;

/** How long a search for one move may take. Some of the time allowed is kept for all that is not the search. */
export function moveMilliseconds({ turn, match, left }: TimeControl): number {
  const forTurn = Math.min(turn * 0.85 - RESERVE, turn * 0.6 + LONGEST);
  const forMatch = match > 0 || left < NO_TIME_SAID.left ? left / MOVES_TO_GO - RESERVE : Infinity;
  return Math.max(0, Math.min(forTurn, forMatch, turn === Infinity ? LONGEST : Infinity));
}
