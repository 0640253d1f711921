import { BitPosition } from '../game/bitPosition.ts';
import { emptyCells } from '../game/setup.ts';
import { variantOfId } from '../game/variants.ts';
import { cellOrder, startSearch, type SearchFunction } from '../search/rules.ts';
import { SearchRecorder, type RecorderOptions } from '../trace/searchRecorder.ts';
import { SEARCH_TRAITS, type SearchRequest, type SearchRun } from './request.ts';

/** The arguments of a search function, made from a request. */
export function prepared(request: SearchRequest) {
  const { setup, computer, order, seed, ties, depth } = request;
  const variant = variantOfId(request.variant);
  const position = new BitPosition(setup, variant, cellOrder(order, variant, seed));
  return [position, setup.toMove, startSearch({ computer, ties, depth })] as const;
}

/**
 * Runs a search and records every step. `search` is the function that the request names; passing it in
 * saves loading the others.
 */
export function recordWith(
  search: SearchFunction,
  request: SearchRequest,
  { nodeLimit = Infinity, onProgress }: RecorderOptions = {},
): SearchRun {
  const recorder = new SearchRecorder(Math.min(nodeLimit, mostCalls(request)), onProgress);
  search(...prepared(request), recorder);
  return { request, trace: recorder.finish() };
}

/**
 * The most calls of a search: all orders in which marks can be made up to its limit, as if nobody ever had a line. A column
 * in which marks fall gives its cells in one order; elsewhere each empty cell is a column of its own.
 */
export function mostCalls({ search, variant, setup, depth }: SearchRequest): number {
  const board = variantOfId(variant);
  if (new BitPosition(setup, board).isOver) return 1;
  const { columns, rows } = board.geometry;
  /** The empty cells of each column. */
  const rooms = new Map<number, number>();
  for (const cell of emptyCells(setup.cells)) {
    const column = Math.floor(cell / (columns * rows)) * columns + (cell % columns);
    const key = board.gravity ? column : cell;
    rooms.set(key, (rooms.get(key) ?? 0) + 1);
  }
  /** Entry p: the sequences of p marks in the columns so far. */
  let byPly = [1];
  for (const room of rooms.values()) {
    const next = Array<number>(byPly.length + room).fill(0);
    byPly.forEach((sequences, plies) => {
      // The marks in this column can have their turns anywhere among the others.
      let merged = sequences;
      for (let marks = 0; marks <= room; marks++) {
        if (marks > 0) merged = (merged * (plies + marks)) / marks;
        next[plies + marks] = (next[plies + marks] as number) + merged;
      }
    });
    byPly = next;
  }
  const limit = SEARCH_TRAITS[search].hasLimit ? depth : Infinity;
  return byPly.slice(0, limit + 1).reduce((sum, sequences) => sum + sequences, 0);
}
