import { cellWeight, type CellAccount, type MarkAccount } from '../../attacks/cellWeight.ts';
import { ok } from '../../core/result.ts';
import type { Rng } from '../../core/rng.ts';
import { O, X, type Mark } from '../../core/types.ts';
import type { Stone } from '../../game/large/board.ts';
import { DIRECTIONS } from '../../game/large/directions.ts';
import { boardOfSheet } from '../../game/large/sheet.ts';
import { recordCodec, strange, type Codec } from '../codec.ts';
import type { ExerciseKind, Level } from '../contract.ts';
import { markField, paramsCodec, type Fields } from '../fields.ts';
import { pointField, sheetField } from '../largeFields.ts';
import { DRAWN_SIDE, drawnSheet, refuseAsked, type AskedSheet } from '../sheets.ts';
import { drawUntil, pick, pickMark } from '../draw.ts';

export interface CellWeightParams extends AskedSheet {
  readonly toMove: Mark;
}

/** What X and what O would be worth on the cell, bonuses included, in hundredths. */
export interface CellWeightAnswer {
  readonly x: number;
  readonly o: number;
}

interface CellWeightReason {
  readonly code: 'too-much' | 'too-little';
  readonly mark: Mark;
  /** What the mark is worth there, in hundredths. */
  readonly right: number;
  /** The line of the mark that weighs most: its place in `DIRECTIONS`. */
  readonly line: number;
}

/** An answer may be wrong by so many hundredths: dividers make thirds and sixths. */
const WEIGHT_TOLERANCE = 5;
const MOST = 999_999;

/** The whole account of the cell. */
export function accountOf({ sheet, toMove, cell }: CellWeightParams): CellAccount {
  return cellWeight(boardOfSheet(sheet), cell, toMove);
}

const hundredths = (weight: number) => Math.round(weight * 100);

function keyOf(params: CellWeightParams): CellWeightAnswer {
  const [ofX, ofO] = accountOf(params).marks;
  return { x: hundredths(ofX.weight), o: hundredths(ofO.weight) };
}

const fields: Fields<CellWeightParams> = {
  toMove: markField,
  cell: pointField,
  sheet: sheetField,
};

/** A whole number of hundredths, of at most six digits. */
const weightCodec: Codec<number> = {
  limit: String(MOST).length,
  encode: String,
  decode: (text) => (/^(0|[1-9]\d{0,5})$/.test(text) ? ok(Number(text)) : strange(text)),
};

/** What does this cell weigh: for X, and for O? */
export const cellWeightKind: ExerciseKind<
  CellWeightParams,
  CellWeightAnswer,
  CellWeightReason,
  'cell-weight'
> = {
  id: 'cell-weight',
  fields,
  params: paramsCodec(fields, refuseAsked),
  answer: recordCodec<CellWeightAnswer>({ x: weightCodec, o: weightCodec }),

  /** 1: three marks; 2: five, with side attacks; 3: more, with bonuses or a rim. */
  generate(rng, level) {
    return drawUntil(
      rng,
      () => draw(rng, level),
      (params) => {
        const { marks } = accountOf(params);
        const lines = marks.flatMap((mark) => mark.lines);
        const isFar = lines.filter(({ attacks }) => attacks.some(({ power }) => power > 1)).length;
        const isRagged = lines.some(({ attacks }) => attacks.length > 1);
        const isSpecial =
          marks.some(({ finish, doubleThreat }) => finish + doubleThreat > 0) ||
          lines.some(({ room }) => room < 5);
        const isFit = {
          1: isFar > 0 && !isRagged,
          2: isFar > 0 && isRagged && !isSpecial,
          3: isFar > 1 && isRagged && isSpecial,
        };
        return isFit[level];
      },
    );
  },

  key: keyOf,

  /** Half for each mark. */
  grade(params, { x, o }) {
    const reasons = accountOf(params).marks.flatMap((account): CellWeightReason[] => {
      const given = account.mark === X ? x : o;
      const right = hundredths(account.weight);
      if (Math.abs(given - right) <= WEIGHT_TOLERANCE) return [];
      const code = given > right ? 'too-much' : 'too-little';
      return [{ code, mark: account.mark, right, line: heaviestLine(account) }];
    });
    return { points: 1 - reasons.length / 2, reasons };
  },
};

/** The line of a mark that weighs most, of equal ones the first: its place in `DIRECTIONS`. */
export function heaviestLine({ lines }: MarkAccount): number {
  const weights = lines.map(({ weight }) => weight);
  return weights.indexOf(Math.max(...weights));
}

const MARKS: Record<Level, readonly [like: number, unlike: number]> = {
  1: [2, 1],
  2: [3, 2],
  3: [5, 4],
};

/** Marks on the lines through the cell, most of them near. */
function draw(rng: Rng, level: Level): CellWeightParams {
  const margin = level === 3 ? 1 : 4;
  const at = () => margin + rng.int(DRAWN_SIDE - 2 * margin);
  const [x, y] = [at(), at()];
  const [like, unlike] = MARKS[level];
  const stones = Array.from({ length: like + unlike }, (_, index): Stone => {
    const { dx, dy } = pick(rng, DIRECTIONS);
    const offset = (1 + rng.int(level === 1 ? 2 : 4)) * (rng.int(2) === 0 ? 1 : -1);
    return { x: x + offset * dx, y: y + offset * dy, mark: index < like ? X : O };
  });
  const toMove = pickMark(rng);
  return { sheet: drawnSheet(stones), toMove, cell: { x, y } };
}
