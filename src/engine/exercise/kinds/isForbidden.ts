import type { Rng } from '../../core/rng.ts';
import { O, X } from '../../core/types.ts';
import { isSameCell, type Stone } from '../../game/large/board.ts';
import { DIRECTIONS } from '../../game/large/directions.ts';
import { boardOfSheet } from '../../game/large/sheet.ts';
import { scanBoard } from '../../game/large/winScan.ts';
import { largeInput, recordRun } from '../../runs/linearRun.ts';
import { refusedDirections, renjuRun } from '../../runs/renju.ts';
import type { ForbiddenReason } from '../../threat/forbidden.ts';
import { checkRenju, type RenjuEvent } from '../../threat/teaching/renjuCheck.ts';
import { listCodec } from '../codec.ts';
import { FULL_MARKS, type ExerciseKind, type Level } from '../contract.ts';
import { paramsCodec, type Fields } from '../fields.ts';
import { pointField, sheetField } from '../largeFields.ts';
import { drawUntil, pick } from '../draw.ts';
import { DRAWN_SIDE, drawnSheet, refuseAsked, type AskedSheet } from '../sheets.ts';

/** In the order in which they are asked. */
export const FORBIDDEN_ANSWERS = [
  'allowed',
  'overline',
  'four-four',
  'three-three',
] as const satisfies readonly ('allowed' | ForbiddenReason)[];
export type ForbiddenAnswer = (typeof FORBIDDEN_ANSWERS)[number];

/** What goes through the cell, as places in `DIRECTIONS`; one that has two fours is there twice. */
export interface ForbiddenFacts {
  readonly right: ForbiddenAnswer;
  /** It makes exactly five, which is always allowed. */
  readonly isFive: boolean;
  readonly long: readonly number[];
  readonly fours: readonly number[];
  readonly threes: readonly number[];
  /** Threes that don't count, because their open fours are forbidden, or five. */
  readonly refused: readonly number[];
  /** A three hangs on a stone that makes five on another line: whether it counts then is disputed (section 10). */
  readonly isDisputed: boolean;
}

export interface ForbiddenAnswerReason extends ForbiddenFacts {
  readonly code: 'other-verdict';
  /** It is forbidden, as was answered, but for another reason. */
  readonly isForbidden: boolean;
}

/** Of a board of renju: its cell is one that Black, who is X, may take or not. */
function keyOf({ sheet, cell }: AskedSheet): ForbiddenAnswer {
  const verdict = checkRenju(boardOfSheet(sheet), cell);
  return verdict === 'five' ? 'allowed' : verdict;
}

/** Why the cell is forbidden, or what it makes and still isn't: what the check itself comes to. */
export function forbiddenFacts({ sheet, cell }: AskedSheet): ForbiddenFacts {
  const { events } = recordRun(renjuRun, largeInput(sheet, { cell }));
  const check = events.at(-1) as RenjuEvent;
  const isDisputed = events.some(({ outer, verdict: is }) => outer.length > 0 && is === 'five');
  const { verdict = 'allowed', rows = {}, fours: made = {}, threes: counted = {} } = check;
  const long = DIRECTIONS.flatMap((_, at) => ((rows[at] ?? 0) > 5 ? [at] : []));
  const fours = DIRECTIONS.flatMap((_, at) => Array<number>(made[at]?.count ?? 0).fill(at));
  const threes = DIRECTIONS.flatMap((_, at) => (counted[at] ? [at] : []));
  const refused = refusedDirections(check);
  const isFive = verdict === 'five';
  return { right: isFive ? 'allowed' : verdict, isFive, long, fours, threes, refused, isDisputed };
}

const fields: Fields<AskedSheet> = { cell: pointField, sheet: sheetField };

/** May Black take this cell in renju, and if not, why? */
export const isForbiddenKind: ExerciseKind<
  AskedSheet,
  ForbiddenAnswer,
  ForbiddenAnswerReason,
  'is-forbidden'
> = {
  id: 'is-forbidden',
  fields,
  params: paramsCodec(fields, refuseAsked),
  answer: listCodec(FORBIDDEN_ANSWERS),

  /** Each answer is as likely as the others. 2: among marks of both sides; 3: threes that don't count, fours on one line. */
  generate(rng, level) {
    const wanted = pick(rng, FORBIDDEN_ANSWERS);
    return drawUntil(
      rng,
      () => drawForbidden(rng, level, wanted),
      (params) => keyOf(params) === wanted && isTelling(params, level) && isOpenGame(params),
    );
  },

  key: keyOf,

  grade(params, answer) {
    const facts = forbiddenFacts(params);
    if (answer === facts.right) return FULL_MARKS;
    // That is half of the answer.
    const isForbidden = answer !== 'allowed' && facts.right !== 'allowed';
    const points = isForbidden ? 0.5 : 0;
    return { points, reasons: [{ code: 'other-verdict', isForbidden, ...facts }] };
  },
};

/** An allowed cell looks as if it weren't: it makes two things, or a three that doesn't count. */
function isTelling(params: AskedSheet, level: Level): boolean {
  const { right, isFive, fours, threes, refused, isDisputed } = forbiddenFacts(params);
  if (isFive || isDisputed) return false;
  if (right !== 'allowed') return true;
  if (level < 3) return fours.length + threes.length > 0;
  return refused.length > 0 || fours.length + threes.length > 1;
}

/** Nobody has five. */
const isOpenGame = ({ sheet }: AskedSheet) =>
  scanBoard(boardOfSheet(sheet), 'freestyle') === undefined;

/** Offsets of marks that make a three, a four, or a row of six with one at 0; the last fours are two on one line. */
const SHAPES = {
  three: [
    [1, 2],
    [-1, 1],
    [1, 3],
    [-1, 2],
    [2, 3],
  ],
  four: [
    [1, 2, 3],
    [-1, 1, 2],
    [1, 2, 4],
    [-1, 1, 3],
    [-2, 1, 2],
  ],
  six: [
    [-1, 1, 2, 3, 4],
    [-2, -1, 1, 2, 3],
    [-2, -1, 1, 2, 3, 4],
  ],
  fours: [
    [-3, -1, 1, 3],
    [-4, -2, -1, 2],
    [-2, -1, 2, 3, 5],
  ],
} as const satisfies Readonly<Record<string, readonly (readonly number[])[]>>;
type Shape = keyof typeof SHAPES;

/** What is drawn through the cell: other lines may add to it. */
const DRAWN: Readonly<Record<ForbiddenAnswer, readonly (readonly Shape[])[]>> = {
  allowed: [
    ['three', 'three'],
    ['four', 'three'],
    ['three', 'three', 'three'],
  ],
  overline: [['six'], ['six', 'three']],
  'four-four': [['four', 'four'], ['fours']],
  'three-three': [
    ['three', 'three'],
    ['three', 'three', 'three'],
  ],
};

/** Marks beside the shapes. */
const MORE: Record<Level, readonly [like: number, unlike: number]> = {
  1: [0, 3],
  2: [1, 7],
  3: [4, 7],
};

function drawForbidden(rng: Rng, level: Level, wanted: ForbiddenAnswer): AskedSheet {
  const middle = { x: 3 + rng.int(DRAWN_SIDE - 6), y: 3 + rng.int(DRAWN_SIDE - 6) };
  const offered =
    level === 1 ? DRAWN[wanted].slice(0, wanted === 'allowed' ? 2 : 1) : DRAWN[wanted];
  const first = rng.int(DIRECTIONS.length);
  const shapes = pick(rng, offered).flatMap((shape, at) =>
    shapeMarks(rng, shape, (first + at) % DIRECTIONS.length),
  );
  const [like, unlike] = MORE[level];
  const around = () => 1 + rng.int(DRAWN_SIDE - 2);
  const more = Array.from({ length: like + unlike }, (_, at): Stone => {
    return { x: around(), y: around(), mark: at < like ? X : O };
  });
  const placed = shapes.map(({ x, y, mark }) => ({ x: middle.x + x, y: middle.y + y, mark }));
  const stones = [...more, ...placed].filter((stone) => !isSameCell(stone, middle));
  return { cell: middle, sheet: drawnSheet(stones) };
}

function shapeMarks(rng: Rng, shape: Shape, direction: number): Stone[] {
  const { dx, dy } = DIRECTIONS[direction] ?? DIRECTIONS[0];
  const way = rng.int(2) === 0 ? 1 : -1;
  const offsets: readonly number[] = pick<readonly number[]>(rng, SHAPES[shape]);
  return offsets.map((offset) => ({ x: way * offset * dx, y: way * offset * dy, mark: X }));
}
