import { other } from '../../core/types.ts';
import { isSameCell, type Point, type Stone } from '../../game/large/board.ts';
import { withMarkOn } from '../../game/large/sparseBoard.ts';
import { boardOfSheet } from '../../game/large/sheet.ts';
import { fiveCells, fourCells } from '../../threat/teaching/attackByFours.ts';
import { FULL_MARKS, wrong, type ExerciseKind, type Level } from '../contract.ts';
import {
  fewestFours,
  foursThatWin,
  lineByFours,
  noMoveReason,
  scatteredBoard,
  sheetCodec,
  sheetFields,
  shortestByFours,
  type NoMoveReason,
  type SheetParams,
} from '../sheets.ts';
import { pointField } from '../largeFields.ts';
import { drawUntil, type Span } from '../draw.ts';

export type WinByFoursReason =
  | NoMoveReason
  /** It makes no four, so the other side need not answer it. */
  | { readonly code: 'no-four'; readonly cell: Point }
  /** The other side makes five on `five`. */
  | { readonly code: 'lets-five'; readonly cell: Point; readonly five: Point }
  /** The other side takes `reply`, and there is no win by fours any more. */
  | { readonly code: 'answered'; readonly cell: Point; readonly reply: Point };

/** More fours than this are not counted for the question. */
const MOST_COUNTED = 6;

/** How many fours the shortest win takes, before its five; absent if it is long. */
export function foursNeeded({ sheet, toMove }: SheetParams): number | undefined {
  return fewestFours(boardOfSheet(sheet), toMove, MOST_COUNTED);
}

/** The moves of a win, both sides', a shortest one if it isn't long; none if there is no win. */
export function winningLine({ sheet, toMove }: SheetParams): readonly Point[] {
  const board = boardOfSheet(sheet);
  // Most boards have none, which is sooner found out than that there is no short one.
  const line = lineByFours(board, toMove);
  return (line && shortestByFours(board, toMove, MOST_COUNTED)) ?? line ?? [];
}

function rightFours({ sheet, toMove }: SheetParams): readonly Point[] {
  const board = boardOfSheet(sheet);
  return fiveCells(board, toMove).length > 0 ? [] : foursThatWin(board, toMove);
}

/** Win by fours: find the first of them. */
export const winByFoursKind: ExerciseKind<SheetParams, Point, WinByFoursReason, 'win-by-fours'> = {
  id: 'win-by-fours',
  fields: sheetFields,
  params: sheetCodec((params) => rightFours(params).length > 0),
  answer: pointField.codec,

  /** 1: two fours before the five; 2: three; 3: three or more, and many fours to begin with. */
  generate(rng, level) {
    const { fours, choices, pairs } = DRAWN[level];
    return drawUntil(
      rng,
      () => scatteredBoard(rng, pairs),
      ({ sheet, toMove }) => {
        const board = boardOfSheet(sheet);
        if (fiveCells(board, other(toMove)).length > 0) return false;
        if (fourCells(board, toMove).length < choices) return false;
        const [least, most] = fours;
        return (fewestFours(board, toMove, most) ?? 0) >= least;
      },
    );
  },

  key: (params) => rightFours(params)[0] as Point,

  allRight: rightFours,

  grade(params, cell) {
    const { sheet, toMove } = params;
    const board = boardOfSheet(sheet);
    const noMove = noMoveReason(board, cell);
    if (noMove) return wrong(noMove);
    if (rightFours(params).some((right) => isSameCell(right, cell))) return FULL_MARKS;
    const enemy = other(toMove);
    const shows = (...replies: readonly Point[]) => {
      const stones = replies.map((reply, at): Stone => ({
        ...reply,
        mark: at % 2 === 0 ? enemy : toMove,
      }));
      return { sheet, stones: [{ ...cell, mark: toMove }, ...stones] };
    };
    return withMarkOn(board, cell, toMove, () => {
      const [reply] = fiveCells(board, toMove);
      const [five] = fiveCells(board, enemy);
      if (five) return wrong<WinByFoursReason>({ code: 'lets-five', cell, five }, shows(five));
      if (reply) return wrong<WinByFoursReason>({ code: 'answered', cell, reply }, shows(reply));
      const spoils = lineByFours(board, toMove)?.find((each) =>
        withMarkOn(board, each, enemy, () => !lineByFours(board, toMove)),
      );
      return wrong<WinByFoursReason>({ code: 'no-four', cell }, spoils && shows(spoils));
    });
  },
};

/** How many fours the win takes, how many there are to begin with at least, and the marks of each side. */
const DRAWN: Record<
  Level,
  { readonly fours: Span; readonly choices: number; readonly pairs: Span }
> = {
  1: { fours: [2, 2], choices: 2, pairs: [6, 8] },
  2: { fours: [3, 3], choices: 2, pairs: [7, 9] },
  3: { fours: [3, 5], choices: 4, pairs: [8, 10] },
};
