import { seededRng, shuffled } from '../core/rng.ts';
import type { Mark, Score } from '../core/types.ts';
import { NO_CELL, type BitPosition } from '../game/bitPosition.ts';
import type { Variant } from '../game/variants.ts';
import type { SearchTracer } from '../trace/searchTracer.ts';

/** Which of several moves with equal scores is kept. The tutorial keeps the first. */
export const TIE_RULES = ['first', 'last'] as const;
export type TieRule = (typeof TIE_RULES)[number];

/** In which order the empty cells are tried. */
export const MOVE_ORDERS = ['ascending', 'centre-first', 'random'] as const;
export type MoveOrder = (typeof MOVE_ORDERS)[number];

/** The depth limits of `depthRatings`, in plies: nine cells have no tenth ply. */
export const DEPTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** The settings of a search, apart from the game itself. */
export interface SearchRules {
  /** The side that maximises. */
  readonly computer: Mark;
  readonly ties: TieRule;
  /** The depth limit, in plies; searches without one ignore it. */
  readonly depth?: number;
}

/** What all calls of one search share: its settings, and the move that they leave behind. */
export interface SearchState extends SearchRules {
  /**
   * Every call that has tried cells leaves the one that it keeps here, over that of the call before. The first
   * call ends last, so its cell stays: the move to play. `NO_CELL` if the game is over.
   */
  move: number;
}

export function startSearch(rules: SearchRules): SearchState {
  return { ...rules, move: NO_CELL };
}

/**
 * The signature of every algorithm in this folder: it returns the score of `position`, where `player` moves
 * next, for the computer, and leaves its move in `search`. The position stays as it was, and every step is
 * reported to `trace`.
 */
export type SearchFunction<Searched = BitPosition> = (
  position: Searched,
  player: Mark,
  search: SearchState,
  trace?: SearchTracer,
) => Score;

/** Whether `score` takes the place of `best` for the side that moves: the comparison that every search here writes out. */
export function isBetter(score: Score, best: Score, maximising: boolean, ties: TieRule): boolean {
  return (maximising ? score > best : score < best) || (score === best && ties === 'last');
}

/**
 * All cells in the given order. Centre first means nearest to the middle of the board first, and equal
 * distances in ascending order. Only `random` uses `seed`.
 */
export function cellOrder(order: MoveOrder, variant: Variant, seed = 0): number[] {
  const { cellCount, columns, rows, layers } = variant.geometry;
  const cells = Array.from({ length: cellCount }, (_, cell) => cell);
  if (order === 'ascending') return cells;
  if (order === 'random') return shuffled(cells, seededRng(seed));
  const distance = (cell: number) =>
    Math.hypot(
      (cell % columns) - (columns - 1) / 2,
      (Math.floor(cell / columns) % rows) - (rows - 1) / 2,
      Math.floor(cell / (columns * rows)) - (layers - 1) / 2,
    );
  return cells.sort((a, b) => distance(a) - distance(b) || a - b);
}
