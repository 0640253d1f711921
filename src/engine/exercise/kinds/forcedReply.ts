import { other } from '../../core/types.ts';
import { emptyOn, type Point, type Stone } from '../../game/large/board.ts';
import { withMarkOn } from '../../game/large/sparseBoard.ts';
import { boardOfSheet } from '../../game/large/sheet.ts';
import { fiveCells, fourCells } from '../../threat/teaching/attackByFours.ts';
import { FULL_MARKS, wrong, type ExerciseKind, type Level } from '../contract.ts';
import {
  fewestFours,
  lineByFours,
  noMoveReason,
  scatteredBoard,
  sheetCodec,
  sheetFields,
  stopsFours,
  type NoMoveReason,
  type SheetParams,
} from '../sheets.ts';
import { pointField } from '../largeFields.ts';
import { drawUntil, type Span } from '../draw.ts';

export type ForcedReplyReason =
  | NoMoveReason
  /** The other side still wins: one way, perhaps not the shortest, begins on `begins` and has so many fours before the five. */
  | {
      readonly code: 'lets-fours';
      readonly cell: Point;
      readonly begins: Point;
      readonly fours: number;
    };

/** The replies after which the other side has no win by fours any more, row by row; no more than `most`. */
function rightReplies({ sheet, toMove }: SheetParams, most = Infinity): readonly Point[] {
  const board = boardOfSheet(sheet);
  const enemy = other(toMove);
  if (!lineByFours(board, enemy) || fiveCells(board, toMove).length > 0) return [];
  const stops = stopsFours(board, enemy);
  const right: Point[] = [];
  for (const cell of emptyOn(board)) {
    if (right.length === most) break;
    if (stops(cell)) right.push(cell);
  }
  return right;
}

/** Which reply is forced: stop a win by fours before it begins. */
export const forcedReply: ExerciseKind<SheetParams, Point, ForcedReplyReason, 'forced-reply'> = {
  id: 'forced-reply',
  fields: sheetFields,
  params: sheetCodec((params) => rightReplies(params, 1).length > 0),
  answer: pointField.codec,

  /** 1: the other side would make one four; 2: two; 3: two or more, and hardly a reply holds. The side to move has no four. */
  generate(rng, level) {
    const { fours, right, pairs } = DRAWN_THREATS[level];
    return drawUntil(
      rng,
      () => scatteredBoard(rng, pairs),
      (params) => {
        const board = boardOfSheet(params.sheet);
        if (fourCells(board, params.toMove).length > 0) return false;
        const [least, most] = fours;
        if ((fewestFours(board, other(params.toMove), most) ?? 0) < least) return false;
        const replies = rightReplies(params, right + 1).length;
        return replies > 0 && replies <= right;
      },
    );
  },

  key: (params) => rightReplies(params, 1)[0] as Point,

  allRight: (params) => rightReplies(params),

  grade(params, cell) {
    const { sheet, toMove } = params;
    const board = boardOfSheet(sheet);
    const noMove = noMoveReason(board, cell);
    if (noMove) return wrong(noMove);
    const enemy = other(toMove);
    const line = withMarkOn(board, cell, toMove, () => lineByFours(board, enemy));
    if (!line) return FULL_MARKS;
    const [begins = cell] = line;
    const stones = [cell, ...line].map((each, at): Stone => ({
      ...each,
      mark: at % 2 === 0 ? toMove : enemy,
    }));
    const fours = line.length >> 1;
    return wrong<ForcedReplyReason>({ code: 'lets-fours', cell, begins, fours }, { sheet, stones });
  },
};

/** How many fours the other side's win takes, how many replies hold at most, and the marks of each side. */
const DRAWN_THREATS: Record<
  Level,
  { readonly fours: Span; readonly right: number; readonly pairs: Span }
> = {
  1: { fours: [1, 1], right: 4, pairs: [5, 7] },
  2: { fours: [2, 2], right: 6, pairs: [6, 8] },
  3: { fours: [2, 4], right: 3, pairs: [6, 8] },
};
