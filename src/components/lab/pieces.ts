/** Games a second that every table plays: slow enough to watch, quicker, as fast as it goes. */
export const PACES = [50, 1000, Infinity] as const;
export type Pace = (typeof PACES)[number];

/** Games of one errand. */
export const ERRANDS = [100, 1000, 20_000, 200_000] as const;

/** Milliseconds from one piece to the next where the pace is not as fast as it goes. */
export const TICK = 100;

/** A long errand is cut into about so many pieces: that often the curve grows. */
const PIECES = 50;
/** In the first games most is learnt, so the curve begins with pieces of so few games … */
const FIRST_PIECE = 10;
/** … and each piece is at most this share of all the games before it. */
const GROWTH = 1 / 4;

/** How many games a table plays before it is measured again. */
export function gamesPerPiece(pace: Pace, goal: number, done: number, gamesBefore: number): number {
  const left = goal - done;
  if (pace !== Infinity) return Math.min(left, Math.max(1, (pace * TICK) / 1000));
  const grown = Math.max(FIRST_PIECE, Math.floor(gamesBefore * GROWTH));
  return Math.min(left, grown, Math.ceil(goal / PIECES));
}
