/**
 * The scale of the depth-limited ratings (docs/algorithms.md, section 3): eight times what `Fin` says,
 * with O for the computer, and a number between for "the limit was reached".
 */
export const RATED_LOST = 8;
export const RATED_UNKNOWN = 16;
export const RATED_DRAWN = 24;
export const RATED_WON = 32;

/**
 * The rating seen from one ply further away: a loss hurts one less, a win is worth one less. Draws and
 * unknown ratings don't change.
 */
export function oneLater(rating: number): number {
  if (rating < RATED_UNKNOWN) return rating + 1;
  return rating > RATED_DRAWN ? rating - 1 : rating;
}
