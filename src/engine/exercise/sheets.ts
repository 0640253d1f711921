import type { Rng } from '../core/rng.ts';
import { EMPTY, O, X, other, type Mark } from '../core/types.ts';
import {
  byRows,
  hasCell,
  isSameCell,
  type BoardReader,
  type Point,
  type Size,
  type Stone,
} from '../game/large/board.ts';
import { boardOfSheet, type Sheet } from '../game/large/sheet.ts';
import { scanBoard } from '../game/large/winScan.ts';
import type { Codec, CodecProblem } from './codec.ts';
import { markField, paramsCodec, type Fields } from './fields.ts';
import { sheetField } from './largeFields.ts';
import { drawUntil, pick, pickBetween, pickMark, type Span } from './draw.ts';
import { withMarkOn, type SparseBoard } from '../game/large/sparseBoard.ts';
import { findForcedWin, repliesToFours } from '../threat/forcedWin.ts';
import { fiveCells, foursToTry } from '../threat/teaching/attackByFours.ts';

/** A large board and the side to move. The marks need not alternate. */
export interface SheetParams {
  readonly sheet: Sheet;
  readonly toMove: Mark;
}

/** The field for such a board: its codec in links, and how a teacher sets it. */
export const sheetFields: Fields<SheetParams> = { sheet: sheetField, toMove: markField };

/** Why a cell cannot be played: it does not exist, or it is taken. */
export interface NoMoveReason {
  readonly code: 'no-cell' | 'cell-taken';
  readonly cell: Point;
}

export function noMoveReason(board: BoardReader, cell: Point): NoMoveReason | undefined {
  if (!board.has(cell.x, cell.y)) return { code: 'no-cell', cell };
  return board.at(cell.x, cell.y) === EMPTY ? undefined : { code: 'cell-taken', cell };
}

/** A large board, and an empty cell of it that is asked about. */
export interface AskedSheet {
  readonly sheet: Sheet;
  readonly cell: Point;
}

export const refuseAsked = ({ sheet, cell }: AskedSheet): CodecProblem | undefined =>
  noMoveReason(boardOfSheet(sheet), cell) && { code: 'asked-is-taken' };

/** Why a board cannot be played on: it has a five, no mark at all, or no empty cell. */
export function refuseSheet({ sheet }: SheetParams): CodecProblem | undefined {
  const { size, stones } = sheet;
  const isFull = size && stones.length === size.width * size.height;
  if (stones.length === 0 || isFull) return { code: 'nothing-to-find' };
  return scanBoard(boardOfSheet(sheet)) ? { code: 'finished-game' } : undefined;
}

/** Boards to play on that have what is asked for. */
export const sheetCodec = (isThere: (params: SheetParams) => boolean): Codec<SheetParams> =>
  paramsCodec(
    sheetFields,
    (params) =>
      refuseSheet(params) ?? (isThere(params) ? undefined : { code: 'nothing-to-find' as const }),
  );

/** The marks in alternating order, X first; if one side has more, its extra marks come last. */
function inTurn(rng: Rng, stones: readonly Stone[]): Stone[] {
  const left = [...stones];
  const ordered: Stone[] = [];
  for (let mark: Mark = X; left.length > 0; mark = mark === X ? O : X) {
    const like = left.filter((stone) => stone.mark === mark);
    const from = like.length > 0 ? like : left;
    const stone = pick(rng, from);
    left.splice(left.indexOf(stone), 1);
    ordered.push(stone);
  }
  return ordered;
}

/** Of generated boards: small enough for a phone. */
export const DRAWN_SIDE = 11;
export const DRAWN_SIZE: Size = { width: DRAWN_SIDE, height: DRAWN_SIDE };

/** A generated board with these marks: of several on one cell the last, and none beyond the borders. */
export function drawnSheet(stones: readonly Stone[]): Sheet {
  const kept = stones.filter((stone, at) => {
    const isHidden = stones.slice(at + 1).some((later) => isSameCell(later, stone));
    return hasCell(DRAWN_SIZE, stone.x, stone.y) && !isHidden;
  });
  return { size: DRAWN_SIZE, stones: kept.sort(byRows) };
}

/**
 * A board of `count` marks: the given ones, and random others near them, until X and O have half each, or X
 * one more. The cells in `spared` stay empty.
 */
export function filledSheet(
  rng: Rng,
  given: readonly Stone[],
  count: number,
  spared: readonly Point[],
): Sheet {
  const stones = [...given];
  for (const mark of [X, O]) {
    const wanted = Math.floor((count + (mark === X ? 1 : 0)) / 2);
    while (stones.filter((stone) => stone.mark === mark).length < wanted) {
      stones.push({ ...drawNear(rng, DRAWN_SIZE, stones, spared), mark });
    }
  }
  return { size: DRAWN_SIZE, stones: inTurn(rng, stones) };
}

/** How far a random mark is from the nearest other one, in columns and rows. */
const NEAR = 2;

/**
 * A random empty cell near the marks, at most two columns and rows from one of them, and not one of the cells
 * that must stay empty.
 */
export function drawNear(
  rng: Rng,
  size: Size,
  stones: readonly Stone[],
  spared: readonly Point[] = [],
): Point {
  const near = () => {
    const { x, y } = pick(rng, stones);
    return { x: x + rng.int(2 * NEAR + 1) - NEAR, y: y + rng.int(2 * NEAR + 1) - NEAR };
  };
  return drawUntil(rng, near, (cell) => {
    const isFree = ![...stones, ...spared].some((each) => isSameCell(each, cell));
    return isFree && hasCell(size, cell.x, cell.y);
  });
}

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
