import type { Rng } from '../core/rng.ts';
import { O, X, other, type Mark } from '../core/types.ts';
import { isSameCell, type Point, type Stone } from '../game/large/board.ts';
import { withMarkOn, type SparseBoard } from '../game/large/sparseBoard.ts';
import { findForcedWin, repliesToFours } from '../threat/forcedWin.ts';
import { fiveCells, foursToTry } from '../threat/teaching/attackByFours.ts';
import { pickBetween, pickMark, type Span } from './draw.ts';
import { DRAWN_SIZE, refuseSheet, type SheetParams } from './sheets.ts';

/** A budget that no board of an exercise uses up. */
const NODES = 20_000;

/** The moves of a win by fours, both sides', or none. Five or more in a row win. */
export function lineByFours(board: SparseBoard, mark: Mark): readonly Point[] | undefined {
  const found = findForcedWin(board, mark, { rule: 'freestyle', search: 'vcf', nodes: NODES });
  return found.win ? found.line.filter((cell) => cell !== null) : undefined;
}

/** Of an empty cell: whether a mark of the other side there leaves this one no win by fours. */
export function stopsFours(board: SparseBoard, mark: Mark): (cell: Point) => boolean {
  const outcomeAfter = repliesToFours(board, mark, { rule: 'freestyle', nodes: NODES });
  return (cell) => outcomeAfter(cell) !== 'win';
}

const allowedFours = (board: SparseBoard, mark: Mark) =>
  foursToTry(board, mark, fiveCells(board, other(mark)));

/** Every four that begins a win by fours, row by row. The side to move can't make five at once. */
export function foursThatWin(board: SparseBoard, mark: Mark): readonly Point[] {
  return allowedFours(board, mark).filter((four) =>
    withMarkOn(board, four, mark, () => {
      const [stop, another] = fiveCells(board, mark);
      if (!stop || another) return stop !== undefined;
      return withMarkOn(board, stop, other(mark), () => lineByFours(board, mark) !== undefined);
    }),
  );
}

/** The moves of a shortest win with at most so many fours before the five, both sides'; absent if there is none. */
export function shortestByFours(
  board: SparseBoard,
  mark: Mark,
  most: number,
): readonly Point[] | undefined {
  for (let fours = 0; fours <= most; fours++) {
    const limit = { isReached: false };
    const line = lineWithin(board, mark, fours, limit);
    if (line || !limit.isReached) return line;
  }
  return undefined;
}

/** The fewest fours before the five, up to `most`; absent if there is no such win. */
export function fewestFours(board: SparseBoard, mark: Mark, most: number): number | undefined {
  const line = shortestByFours(board, mark, most);
  return line && line.length >> 1;
}

/** `limit` says whether there may be more with more fours. */
function lineWithin(
  board: SparseBoard,
  mark: Mark,
  fours: number,
  limit: { isReached: boolean },
): readonly Point[] | undefined {
  const [five] = fiveCells(board, mark);
  if (five) return [five];
  const all = allowedFours(board, mark);
  if (fours === 0) {
    limit.isReached ||= all.length > 0;
    return undefined;
  }
  for (const four of all) {
    const rest = withMarkOn(board, four, mark, (): readonly Point[] | undefined => {
      const [stop, another] = fiveCells(board, mark);
      if (!stop) return undefined;
      if (another) return [stop, another];
      const after = withMarkOn(board, stop, other(mark), () =>
        lineWithin(board, mark, fours - 1, limit),
      );
      return after && [stop, ...after];
    });
    if (rest) return [four, ...rest];
  }
  return undefined;
}

/** A mark lies at least so far from the border. */
const RIM = 2;

/** Marks in turn at random, so many of each side, most of them near the middle; nothing if somebody has five. */
export function scatteredBoard(rng: Rng, pairs: Span): SheetParams | undefined {
  const toMove = pickMark(rng);
  const count = 2 * pickBetween(rng, pairs) + (toMove === X ? 0 : 1);
  const { width } = DRAWN_SIZE;
  const inner = width - 2 * RIM;
  const place = () => RIM + Math.floor((rng.int(inner) + rng.int(inner) + 1) / 2);
  const stones: Stone[] = [];
  while (stones.length < count) {
    const cell = { x: place(), y: place() };
    if (stones.some((stone) => isSameCell(stone, cell))) continue;
    stones.push({ ...cell, mark: stones.length % 2 === 0 ? X : O });
  }
  const params = { sheet: { size: DRAWN_SIZE, stones }, toMove };
  return refuseSheet(params) ? undefined : params;
}
