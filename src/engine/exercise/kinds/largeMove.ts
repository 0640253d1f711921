import { isHeavier } from '../../attacks/heaviest.ts';
import { WeightBoard } from '../../attacks/weightBoard.ts';
import type { Rng } from '../../core/rng.ts';
import { O, X, type Mark } from '../../core/types.ts';
import { isSameCell, type Point, type Stone } from '../../game/large/board.ts';
import { DIRECTIONS } from '../../game/large/directions.ts';
import { FULL_MARKS, wrong, type ExerciseKind, type Level } from '../contract.ts';
import { paramsCodec } from '../fields.ts';
import { pointField } from '../largeFields.ts';
import {
  filledSheet,
  noMoveReason,
  refuseSheet,
  sheetFields,
  type NoMoveReason,
  type SheetParams,
} from '../sheets.ts';
import { drawUntil, pick, pickBetween, pickMark, type Span } from '../pick.ts';

export type LargeMoveReason =
  | NoMoveReason
  /** The cell weighs less than the heaviest, which weighs `most`. */
  | {
      readonly code: 'lighter';
      readonly cell: Point;
      readonly weight: number;
      readonly most: number;
    };

const boardOf = ({ sheet }: SheetParams) => new WeightBoard(sheet.size, sheet.stones);

/** The heaviest cells, row by row, and what they weigh. */
export function heaviestOn(params: SheetParams): {
  readonly cells: readonly Point[];
  readonly weight: number;
} {
  const board = boardOf(params);
  const cells = board.heaviest(params.toMove);
  const { x, y } = cells[0] as Point;
  return { cells, weight: board.weight(x, y, params.toMove) };
}

/** Which cell does the weighing bot take? Any of the heaviest. */
export const largeMove: ExerciseKind<SheetParams, Point, LargeMoveReason, 'large-move'> = {
  id: 'large-move',
  version: 1,
  fields: sheetFields,
  params: paramsCodec(sheetFields, refuseSheet),
  answer: pointField.codec,

  /** 1: one cell stands out; 2: more marks; 3: still more, and other cells come close. */
  generate(rng, level) {
    return drawUntil(
      rng,
      () => draw(rng, level),
      (params) => !refuseSheet(params) && isFit(params, level),
    );
  },

  key: (params) => heaviestOn(params).cells[0] as Point,

  allRight: (params) => heaviestOn(params).cells,

  grade(params, cell) {
    const board = boardOf(params);
    const noMove = noMoveReason(board, cell);
    if (noMove) return wrong(noMove);
    const { cells, weight: most } = heaviestOn(params);
    if (cells.some((each) => isSameCell(each, cell))) return FULL_MARKS;
    const weight = board.weight(cell.x, cell.y, params.toMove);
    return wrong({ code: 'lighter', cell, weight, most });
  },
};

/** How much of the greatest weight the next one has: at least, at most. */
const NEXT: Record<Level, Span> = { 1: [0, 0.75], 2: [0, 1], 3: [0.65, 1] };
/** Of more cells that weigh the same, finding one is no skill. */
const MOST_EQUAL = 2;

function isFit(params: SheetParams, level: Level): boolean {
  const board = boardOf(params);
  const weights = [...board.weighed(params.toMove)].map(({ weight }) => weight);
  const most = Math.max(...weights);
  const lighter = weights.filter((weight) => isHeavier(most, weight));
  const share = Math.max(0, ...lighter) / most;
  const [least, greatest] = NEXT[level];
  return weights.length - lighter.length <= MOST_EQUAL && share >= least && share <= greatest;
}

/** How many marks there are: at least, at most. */
const MARKS: Record<Level, Span> = { 1: [6, 8], 2: [8, 11], 3: [12, 16] };

/** Marks in turn, each near one of those before it; at level 1 around a three with a gap. */
function draw(rng: Rng, level: Level): SheetParams {
  const count = pickBetween(rng, MARKS[level]);
  const mark = pickMark(rng);
  const { gap, stones } = level === 1 ? brokenThree(rng, mark) : loneMark(rng, mark);
  return { sheet: filledSheet(rng, stones, count, gap), toMove: count % 2 === 0 ? X : O };
}

interface Start {
  readonly gap: readonly Point[];
  readonly stones: readonly Stone[];
}

/** A mark about the middle. */
function loneMark(rng: Rng, mark: Mark): Start {
  return { gap: [], stones: [{ x: 3 + rng.int(5), y: 3 + rng.int(5), mark }] };
}

/** Three marks on four places of a line, an inner one of them free. */
function brokenThree(rng: Rng, mark: Mark): Start {
  const { dx, dy } = pick(rng, DIRECTIONS);
  const { x, y } = { x: 4 + rng.int(3), y: 4 + rng.int(3) };
  const places = [-1, 0, 1, 2].map((at) => ({ x: x + at * dx, y: y + at * dy, mark }));
  const gap = places.splice(1 + rng.int(2), 1);
  return { gap, stones: places };
}
