import type { Rng } from '../../core/rng.ts';
import { X, other, type Mark } from '../../core/types.ts';
import { FIVE, isSameCell, type Point, type Stone } from '../../game/large/board.ts';
import { DIRECTIONS } from '../../game/large/directions.ts';
import { boardOfSheet } from '../../game/large/sheet.ts';
import { wouldWin } from '../../game/large/winScan.ts';
import { cellsInReach } from '../../threat/answers.ts';
import { FULL_MARKS, wrong, type ExerciseKind, type Level } from '../contract.ts';
import { pointField } from '../largeFields.ts';
import {
  DRAWN_SIZE,
  filledSheet,
  noMoveReason,
  refuseSheet,
  sheetCodec,
  sheetFields,
  type NoMoveReason,
  type SheetParams,
} from '../sheets.ts';
import { drawUntil, pick, pickMark } from '../draw.ts';

export type FindFiveReason =
  | NoMoveReason
  /** The side to move could have made five; `cell` is what it took instead. */
  | { readonly code: 'misses-win'; readonly cell: Point }
  /** After it the other side makes five on `five`. */
  | { readonly code: 'lets-win'; readonly cell: Point; readonly five: Point };

/** The cells that decide the game, row by row. */
interface FivesOfBoth {
  /** Where the side to move makes five or more. */
  readonly wins: readonly Point[];
  /** Where the other side would. */
  readonly threats: readonly Point[];
}

/** The empty cells on which one of the sides makes five or more. */
export function fivesOfBoth({ sheet, toMove }: SheetParams): FivesOfBoth {
  const board = boardOfSheet(sheet);
  const cells = cellsInReach(board);
  const fivesOf = (mark: Mark) => cells.filter((cell) => wouldWin(board, cell, mark));
  return { wins: fivesOf(toMove), threats: fivesOf(other(toMove)) };
}

/** A five of one's own on any of its cells; else the one cell that stops the other side. */
function rightCells({ wins, threats }: FivesOfBoth): readonly Point[] {
  return wins.length > 0 ? wins : threats;
}

/** Find the five: make your own, or stop the other side's. */
export const findFive: ExerciseKind<SheetParams, Point, FindFiveReason, 'find-five'> = {
  id: 'find-five',
  fields: sheetFields,
  params: sheetCodec((params) => {
    const { wins, threats } = fivesOfBoth(params);
    // Two fives of the other side cannot be stopped by one mark.
    return wins.length > 0 || threats.length === 1;
  }),
  answer: pointField.codec,

  /** 1: a five to make; 2: one to stop; 3: both at once, among more marks. */
  generate(rng, level) {
    return drawUntil(
      rng,
      () => draw(rng, level),
      (params) => {
        if (refuseSheet(params)) return false;
        const { wins, threats } = fivesOfBoth(params);
        const isFit = {
          1: wins.length > 0 && threats.length === 0,
          2: wins.length === 0 && threats.length === 1,
          3: wins.length > 0 && threats.length > 0,
        };
        return isFit[level];
      },
    );
  },

  key: (params) => rightCells(fivesOfBoth(params))[0] as Point,

  allRight: (params) => rightCells(fivesOfBoth(params)),

  grade(params, cell) {
    const board = boardOfSheet(params.sheet);
    const noMove = noMoveReason(board, cell);
    if (noMove) return wrong(noMove);
    const fives = fivesOfBoth(params);
    if (rightCells(fives).some((right) => isSameCell(right, cell))) return FULL_MARKS;
    const { wins, threats } = fives;
    const misses: FindFiveReason[] = wins.length > 0 ? [{ code: 'misses-win', cell }] : [];
    const five = threats.find((threat) => !isSameCell(threat, cell));
    if (!five) return { points: 0, reasons: misses };
    const stones: Stone[] = [
      { ...cell, mark: params.toMove },
      { ...five, mark: other(params.toMove) },
    ];
    return {
      points: 0,
      reasons: [...misses, { code: 'lets-win', cell, five }],
      refutation: { sheet: params.sheet, stones },
    };
  },
};

/** How many marks there are. */
const MARKS: Record<Level, number> = { 1: 12, 2: 16, 3: 24 };

/** Fours with room for a fifth mark, and as many others around them as make it a game. */
function draw(rng: Rng, level: Level): SheetParams {
  const toMove = pickMark(rng);
  const stones: Stone[] = [];
  const gaps: Point[] = [];
  for (const mark of { 1: [toMove], 2: [other(toMove)], 3: [toMove, other(toMove)] }[level]) {
    const { gap, marks } = four(rng, mark);
    gaps.push(gap);
    stones.push(...marks.filter((each) => !stones.some((stone) => isSameCell(stone, each))));
  }
  // The side to move never has one mark more than the other.
  const count = MARKS[level] + (toMove === X ? 0 : 1);
  return { sheet: filledSheet(rng, stones, count, gaps), toMove };
}

/** Four of five places in a row, and the fifth. */
function four(rng: Rng, mark: Mark): { readonly gap: Point; readonly marks: readonly Stone[] } {
  const { dx, dy } = pick(rng, DIRECTIONS);
  const first = (step: number, side: number) =>
    (step < 0 ? FIVE - 1 : 0) + rng.int(step === 0 ? side : side - FIVE + 1);
  const [x, y] = [first(dx, DRAWN_SIZE.width), first(dy, DRAWN_SIZE.height)];
  const five = Array.from({ length: FIVE }, (_, at) => ({ x: x + at * dx, y: y + at * dy, mark }));
  const gap = pick(rng, five);
  return { gap, marks: five.filter((stone) => stone !== gap) };
}
