import {
  afterMove,
  emptySetup,
  type MarkName,
  type Setup,
  SYMMETRIES,
  permuted,
  other,
  placeOf,
  swapMarks,
} from '../../engine/index.ts';
import { bestMapCells, mapBoard, placedBoards, replyId, type MapBoard } from './mapBoards.ts';

/** How large a side's map is. */
export interface MapCounts {
  /** Boards drawn if one move is chosen on each. */
  readonly boards: number;
  /** Those of them on which the side is to move: not O's empty board, and no finished ones. */
  readonly turns: number;
  /** Boards that can be opened in all, if on every one every best move is. */
  readonly opened: number;
  /** Those of them on which the side is to move. */
  readonly openedTurns: number;
}

export function mapCounts(side: MarkName): MapCounts {
  const drawn = placedBoards(side, {}, () => true).map(({ board }) => board);
  return {
    boards: drawn.length,
    turns: drawn.filter(isTurn).length,
    opened: countOpened(side, '', new Map(), () => true),
    openedTurns: countOpened(side, '', new Map(), isTurn),
  };
}

/** Whether the side of the map is to move. */
const isTurn = ({ best }: MapBoard): boolean => best.length > 0;

/** Boards of a kind from here on, this one included, over every best move. Known by the marks on the board. */
function countOpened(
  side: MarkName,
  id: string,
  known: Map<string, number>,
  isCounted: (board: MapBoard) => boolean,
): number {
  const first = mapBoard(side, id);
  const key = first.setup.cells.join('');
  const before = known.get(key);
  if (before !== undefined) return before;
  const moves = first.best.length > 0 ? first.best : [undefined];
  let count = isCounted(first) ? 1 : 0;
  for (const move of moves) {
    const board = move === undefined ? first : mapBoard(side, id, { [id]: move });
    for (const reply of board.replies) {
      count += countOpened(side, replyId(board, reply), known, isCounted);
    }
  }
  known.set(key, count);
  return count;
}

/** Where a position is on a map. */
export interface FoundOnMap {
  /** The moves to the board that shows it. */
  readonly id: string;
  /** The side's move on that board, if the position is the one after it. */
  readonly chosen: number | undefined;
}

/**
 * The way to a position by best moves of `side` and any of the opponent; `undefined` if there is none.
 * Moves that are drawn large come first, so the way is the one with the fewest other choices first.
 */
export function findOnMap(side: MarkName, target: Setup): FoundOnMap | undefined {
  const moves = search(side, emptySetup(), '', target);
  if (moves === undefined) return undefined;
  const isOwnNext = (moves.length % 2 === 0) === (side === 'X');
  if (isOwnNext || moves === '') return { id: moves, chosen: undefined };
  return { id: moves.slice(0, -1), chosen: Number(moves.at(-1)) };
}

function search(side: MarkName, at: Setup, id: string, target: Setup): string | undefined {
  const missing = [...at.cells.keys()].filter((cell) => at.cells[cell] !== target.cells[cell]);
  if (missing.length === 0) return id;
  const board = mapBoard(side, id);
  const isOwn = board.best.length > 0;
  const tried = isOwn ? usualFirst(board.chosen, bestMapCells(at)) : missing;
  for (const cell of tried) {
    if (target.cells[cell] !== at.toMove) continue;
    const found = search(side, afterMove(at, cell), `${id}${cell}`, target);
    if (found !== undefined) return found;
  }
  return undefined;
}

function usualFirst(usual: number | undefined, best: readonly number[]): number[] {
  return [...best].sort((a, b) => Number(b === usual) - Number(a === usual));
}

/** Where a position is on the two maps. */
export interface MapFinding {
  readonly side: MarkName;
  readonly found: FoundOnMap;
  /** As it is, or turned or mirrored. */
  readonly how: 'here' | 'turned';
}

/** A position as the maps have it, on which X begins: with its marks swapped if O did. */
export function withXFirst(setup: Setup): Setup {
  if (!placeOf(setup)?.swapped) return setup;
  return { cells: swapMarks(setup.cells), toMove: other(setup.toMove) };
}

/** Looks on this side's map first, as the position is and turned, then on the other's. */
export function findPosition(side: MarkName, target: Setup): MapFinding | undefined {
  return findOn(side, target) ?? findOn(side === 'X' ? 'O' : 'X', target);
}

function findOn(side: MarkName, { cells, toMove }: Setup): MapFinding | undefined {
  for (const [at, symmetry] of SYMMETRIES.entries()) {
    const found = findOnMap(side, { cells: permuted(cells, symmetry), toMove });
    if (found) return { side, found, how: at === 0 ? 'here' : 'turned' };
  }
  return undefined;
}
