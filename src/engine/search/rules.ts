import { seededRng, shuffled } from '../core/rng.ts';
import type { Mark, Score } from '../core/types.ts';
import type { BitPosition } from '../game/bitPosition.ts';
import type { Variant } from '../game/variants.ts';
import type { SearchTracer } from '../trace/searchTracer.ts';

/** Of equal scores, which move is kept. The tutorial keeps the first. */
export const TIE_RULES = ['first', 'last'] as const;
export type TieRule = (typeof TIE_RULES)[number];

/** In which order the empty cells are tried. */
export const MOVE_ORDERS = ['ascending', 'centre-first', 'random'] as const;
export type MoveOrder = (typeof MOVE_ORDERS)[number];

/** The limits in plies that `depthRatings` can be given: nine cells have no tenth ply. */
export const DEPTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** What a search is free to choose, apart from the game itself. */
export interface SearchRules {
  /** The side that maximises. */
  readonly computer: Mark;
  readonly ties: TieRule;
  /** The limit of `depthRatings`, in plies; without meaning for the others. */
  readonly depth?: number;
}

/**
 * What every algorithm of this folder is: the value of `position` for the computer, where `player`
 * moves next. The position is left as it was found, and `trace` is told every step.
 */
export type SearchFunction = (
  position: BitPosition,
  player: Mark,
  rules: SearchRules,
  trace?: SearchTracer,
) => Score;

/** Whether `score` takes the place of `best` for the side that moves. */
export function isBetter(score: Score, best: Score, maximising: boolean, ties: TieRule): boolean {
  if (score === best) return ties === 'last';
  return maximising ? score > best : score < best;
}

/**
 * The cells in the order of a rule. Centre first means nearest to the middle of the board first,
 * equal distances in ascending order. `seed` is used by `random` only.
 */
export function cellOrder(order: MoveOrder, variant: Variant, seed = 0): number[] {
  const { cellCount, columns, rows } = variant.geometry;
  const cells = Array.from({ length: cellCount }, (_, cell) => cell);
  if (order === 'ascending') return cells;
  if (order === 'random') return shuffled(cells, seededRng(seed));
  const distance = (cell: number) =>
    Math.hypot((cell % columns) - (columns - 1) / 2, Math.floor(cell / columns) - (rows - 1) / 2);
  return cells.sort((a, b) => distance(a) - distance(b) || a - b);
}
