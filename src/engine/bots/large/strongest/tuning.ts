/** The score of a five now; one less for every ply that it is away. */
export const WIN_SCORE = 30_000;
/** Scores beyond are wins. */
export const SURE_LINE_SCORE = WIN_SCORE - 1_000;
/** Beyond every score. */
export const INFINITE = 32_000;

/** What it is worth to be the one who moves. */
export const TEMPO = 40;
/** Nodes of a search for fours: at the horizon, and for each ply before it. */
export const LEAF_FOURS = 60;
/** The depth of what needs no deeper search. */
export const FOR_EVER = 100;
/** What an open three of the enemy costs, where its answers are not followed any more. */
export const THREATENED = 80;
/** How far the answers to an open three are followed beyond the horizon. */
export const BEYOND = -6;
/** Nodes between two looks at the clock. */
export const BREATH = 64;

/** How much shallower the later moves of a list are tried first, by depth and place. */
export const REDUCTIONS = Array.from({ length: 64 }, (_, depth) =>
  Int8Array.from({ length: 64 }, (_, at) =>
    depth < 2 || at < 2 ? 0 : Math.floor(0.8 + (Math.log(depth) * Math.log(at)) / 1.3),
  ),
);

/**
 * How many moves are tried where nothing is threatened: only the most urgent near the horizon, and fewer still if the evaluation
 * is so far behind (`ahead` is negative) that a quiet move will hardly make up for it.
 */
export function mostMoves(depth: number, ahead: number): number {
  if (depth <= 2 && ahead + 60 + 60 * depth <= 0) return 4;
  return 5 + 3 * depth + depth * depth;
}
