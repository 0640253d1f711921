import type { Rng } from '../core/rng.ts';
import { EMPTY, O, X, type Mark } from '../core/types.ts';
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
import { drawUntil, pick } from './draw.ts';

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
