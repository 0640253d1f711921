import type { Mark, Score } from '../core/types.ts';
import { NO_CELL } from '../game/bitPosition.ts';
import type { SearchTracer } from '../trace/searchTracer.ts';
import { startSearch, type SearchFunction, type SearchRules } from './rules.ts';

/**
 * A move of the searched position, with the score that the search found for it. With alpha-beta that is
 * only a bound, unless the move is better than the one kept so far.
 */
export interface RootMove {
  readonly cell: number;
  readonly score: Score;
}

/** The result of a search, without the recording of its steps. */
export interface RootSearch {
  readonly score: Score;
  /** The cell that the search keeps; `undefined` if the game is over. */
  readonly cell: number | undefined;
  /** Every move in the order in which it was tried. */
  readonly moves: readonly RootMove[];
  /** Calls of the search, the first included. */
  readonly calls: number;
}

/** Listens to the first call only, to learn the score of each of its moves. */
class RootListener implements SearchTracer {
  readonly moves: RootMove[] = [];
  calls = 0;
  private depth = 0;
  private tried = -1;

  call(): void {
    this.calls++;
    this.depth++;
  }

  won(): void {
    this.depth--;
  }

  full(): void {
    this.depth--;
  }

  dead(): void {
    this.depth--;
  }

  horizon(): void {
    this.depth--;
  }

  return(): void {
    this.depth--;
  }

  cut(): void {
    this.depth--;
  }

  try(cell: number): void {
    if (this.depth === 1) this.tried = cell;
  }

  back(score: Score): void {
    if (this.depth === 1) this.moves.push({ cell: this.tried, score });
  }

  improve(): void {
    // The search itself says which move it keeps.
  }

  test(): void {
    // Nothing to keep.
  }

  window(): void {
    // Nothing to keep.
  }

  adjust(): void {
    // The moves of the root are rated as they are.
  }
}

/** Searches `position`, where `player` moves, and returns the score of each of its moves. */
export function searchRoot<Searched>(
  search: SearchFunction<Searched>,
  position: Searched,
  player: Mark,
  rules: SearchRules,
): RootSearch {
  const listener = new RootListener();
  const state = startSearch(rules);
  const score = search(position, player, state, listener);
  const cell = state.move === NO_CELL ? undefined : state.move;
  const { moves, calls } = listener;
  return { score, cell, moves, calls };
}
