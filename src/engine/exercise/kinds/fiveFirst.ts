import type { Rng } from '../../core/rng.ts';
import { O, X, other, type Mark } from '../../core/types.ts';
import { WeightBoard } from '../../attacks/weightBoard.ts';
import { hasCell, isSameCell, type Point, type Stone } from '../../game/large/board.ts';
import { DIRECTIONS } from '../../game/large/directions.ts';
import { FULL_MARKS, wrong, type ExerciseKind, type Level } from '../contract.ts';
import { paramsCodec } from '../fields.ts';
import { pointField } from '../largeFields.ts';
import { drawUntil, pick, pickMark } from '../pick.ts';
import {
  DRAWN_SIZE,
  filledSheet,
  noMoveReason,
  refuseSheet,
  sheetFields,
  type NoMoveReason,
  type SheetParams,
} from '../sheets.ts';
import { fivesOfBoth } from './findFive.ts';
import { heaviestOn } from './largeMove.ts';

/** The five that somebody who looks for a five first would make, or else stop. */
export interface MissedFive {
  readonly cells: readonly Point[];
  /** Whose five it is. */
  readonly mark: Mark;
  /** What the heaviest of these cells weighs. */
  readonly weight: number;
}

export type FiveFirstReason =
  | NoMoveReason
  /** It makes the five, or stops it: the bot doesn't. */
  | { readonly code: 'is-five'; readonly cell: Point }
  /** It weighs less than the bot's cell; `beatsFive` says whether it weighs more than the five at least. */
  | {
      readonly code: 'too-light';
      readonly cell: Point;
      readonly weight: number;
      readonly beatsFive: boolean;
    };

/** Absent where nobody can make five, or nothing helps against it any more. */
export function missedFive(params: SheetParams): MissedFive | undefined {
  const { sheet, toMove } = params;
  const { wins, threats } = fivesOfBoth(params);
  if (wins.length === 0 && threats.length !== 1) return undefined;
  const [cells, mark] = wins.length > 0 ? [wins, toMove] : [threats, other(toMove)];
  const board = new WeightBoard(sheet.size, sheet.stones);
  const weights = cells.map(({ x, y }) => board.weight(x, y, toMove));
  return { cells, mark, weight: Math.max(...weights) };
}

/** The bot walks past the five, whichever of its heaviest cells it draws. */
function isMistake(params: SheetParams): boolean {
  const missed = missedFive(params);
  if (!missed) return false;
  return !heaviestOn(params).cells.some((cell) =>
    missed.cells.some((five) => isSameCell(five, cell)),
  );
}

/** Find the five-first mistake: the cell that outbids a five (docs/algorithms.md, section 7). */
export const fiveFirst: ExerciseKind<SheetParams, Point, FiveFirstReason, 'five-first'> = {
  id: 'five-first',
  version: 1,
  fields: sheetFields,
  params: paramsCodec(
    sheetFields,
    (params) =>
      refuseSheet(params) ?? (isMistake(params) ? undefined : { code: 'nothing-to-find' }),
  ),
  answer: pointField.codec,

  /** 1: a win that the bot walks past, to block; 2: a five that it fails to stop; 3: either, among more marks. */
  generate(rng, level) {
    const isWin = level === 1 || (level === 3 && rng.int(2) === 0);
    return drawUntil(
      rng,
      () => draw(rng, isWin, MORE[level]),
      (params) =>
        !refuseSheet(params) &&
        isMistake(params) &&
        (missedFive(params)?.mark === params.toMove) === isWin &&
        heaviestOn(params).cells.length === 1,
    );
  },

  key: (params) => heaviestOn(params).cells[0] as Point,

  allRight: (params) => heaviestOn(params).cells,

  grade(params, cell) {
    const board = new WeightBoard(params.sheet.size, params.sheet.stones);
    const noMove = noMoveReason(board, cell);
    if (noMove) return wrong(noMove);
    if (heaviestOn(params).cells.some((each) => isSameCell(each, cell))) return FULL_MARKS;
    const missed = missedFive(params);
    if (missed?.cells.some((five) => isSameCell(five, cell))) {
      return wrong({ code: 'is-five', cell });
    }
    const weight = board.weight(cell.x, cell.y, params.toMove);
    const beatsFive = missed !== undefined && weight > missed.weight;
    return wrong({ code: 'too-light', cell, weight, beatsFive });
  },
};

/** Marks beside those that make the mistake. */
const MORE: Record<Level, number> = { 1: 2, 2: 2, 3: 6 };

/** Offsets of marks that make five with one at 0, an open four, or an open three. */
const SHAPES = {
  five: [
    [1, 2, 3, 4],
    [-1, 1, 2, 3],
    [-2, -1, 1, 2],
  ],
  four: [
    [1, 2, 3],
    [-1, 1, 2],
  ],
  three: [
    [1, 2],
    [-1, 1],
  ],
} as const;

/**
 * Someone's five, and a cell that weighs more. Of a win that is a cell that stops the other side's five together with two threes; of a
 * five to stop it is one with an open four and a three of one's own.
 */
function draw(rng: Rng, isWin: boolean, more: number): SheetParams | undefined {
  const toMove = pickMark(rng);
  const enemy = other(toMove);
  const [five, heavy] = [middle(rng), middle(rng)];
  const first = rng.int(DIRECTIONS.length);
  const at = (shape: keyof typeof SHAPES, turn: number, cell: Point, mark: Mark) =>
    shapeAt(rng, SHAPES[shape], DIRECTIONS[(first + turn) % DIRECTIONS.length], cell, mark);
  const given = isWin
    ? [
        ...at('five', 0, five, toMove),
        ...at('five', 1, heavy, enemy),
        ...at('three', 2, heavy, enemy),
      ]
    : [
        ...at('five', 0, five, enemy),
        ...at('four', 1, heavy, toMove),
        ...at('three', 2, heavy, toMove),
      ];
  const stones = given.filter(
    (stone, index) => given.findIndex((each) => isSameCell(each, stone)) === index,
  );
  if (stones.some(({ x, y }) => !hasCell(DRAWN_SIZE, x, y))) return undefined;
  const most = Math.max(
    ...[X, O].map((mark) => stones.filter((each) => each.mark === mark).length),
  );
  const count = 2 * most + more + (toMove === X ? 0 : 1);
  return { sheet: filledSheet(rng, stones, count, [five, heavy]), toMove };
}

const middle = (rng: Rng): Point => ({
  x: 2 + rng.int(DRAWN_SIZE.width - 4),
  y: 2 + rng.int(DRAWN_SIZE.height - 4),
});

function shapeAt(
  rng: Rng,
  shapes: readonly (readonly number[])[],
  direction: (typeof DIRECTIONS)[number] | undefined,
  cell: Point,
  mark: Mark,
): Stone[] {
  const { dx, dy } = direction ?? DIRECTIONS[0];
  const way = rng.int(2) === 0 ? 1 : -1;
  return pick(rng, shapes).map((offset) => ({
    x: cell.x + way * offset * dx,
    y: cell.y + way * offset * dy,
    mark,
  }));
}
