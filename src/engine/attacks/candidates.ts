import { EMPTY } from '../core/types.ts';
import type { BoardReader, Point } from '../game/large/board.ts';
import { PEEK } from './line.ts';

/**
 * The cells that must be weighed, row by row: on a board with borders all empty ones; without borders those
 * with a mark within distance five, because all others weigh the same (`farWeight`).
 */
export function candidates(board: BoardReader): readonly Point[] {
  const cells = board.size ? cellsOf(board.size) : cellsNearMarks(board);
  return cells.filter(({ x, y }) => board.has(x, y) && board.at(x, y) === EMPTY);
}

function cellsOf({ width, height }: { width: number; height: number }): Point[] {
  return Array.from({ length: width * height }, (_, at) => ({
    x: at % width,
    y: Math.floor(at / width),
  }));
}

function cellsNearMarks(board: BoardReader): Point[] {
  const rows = new Map<number, Set<number>>();
  for (const stone of board.stones()) {
    for (let y = stone.y - PEEK; y <= stone.y + PEEK; y++) {
      let row = rows.get(y);
      if (!row) rows.set(y, (row = new Set()));
      for (let x = stone.x - PEEK; x <= stone.x + PEEK; x++) row.add(x);
    }
  }
  const ascending = (a: number, b: number) => a - b;
  return [...rows.keys()]
    .sort(ascending)
    .flatMap((y) => [...(rows.get(y) ?? [])].sort(ascending).map((x) => ({ x, y })));
}

/** Where the first mark goes: the centre of a board, or the origin where there are no borders. */
export function firstCell({ size }: BoardReader): Point {
  if (!size) return { x: 0, y: 0 };
  return { x: Math.floor((size.width - 1) / 2), y: Math.floor((size.height - 1) / 2) };
}
