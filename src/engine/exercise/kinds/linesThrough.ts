import type { Rng } from '../../core/rng.ts';
import { makeVariant, type Variant } from '../../game/variants.ts';
import { numberCodec } from '../codec.ts';
import { MOST_ASKED, variantField } from '../boardFields.ts';
import { FULL_MARKS, wrong, type ExerciseKind, type Level } from '../contract.ts';
import { drawUntil, pick, pickBetween, type Span } from '../draw.ts';
import { paramsCodec, type Field, type Fields } from '../fields.ts';

/** A board of any shape, and a cell of it. */
interface LinesThroughParams {
  readonly variant: Variant;
  readonly cell: number;
}

/** There are more lines through the cell than the answer says, or fewer. */
export interface LinesThroughReason {
  readonly code: 'other-lines';
  readonly more: boolean;
}

/** The answers that can be typed end below this number of lines. */
const MOST_LINES = 100;

/** The lines that run through a cell, in the order of the board's lines. */
export function linesOnCell({ geometry }: Variant, cell: number): readonly (readonly number[])[] {
  return geometry.lines.filter((line) => line.includes(cell));
}

/** By level: lines as long as a small board; shorter than the board; through the layers of a cube as well. */
const SIDES: Record<1 | 2, Span> = { 1: [3, 5], 2: [5, 7] };

function drawVariant(rng: Rng, level: Level): Variant {
  if (level === 3) {
    const side = pick(rng, [3, 4]);
    return makeVariant({ m: side, n: side, k: side, layers: side });
  }
  const [m, n] = [pickBetween(rng, SIDES[level]), pickBetween(rng, SIDES[level])];
  return makeVariant({ m, n, k: level === 1 ? Math.min(m, n) : pickBetween(rng, [3, 4]) });
}

const cellOfBoard: Field<number> = { type: 'board-cell', codec: numberCodec(MOST_ASKED) };
const fields: Fields<LinesThroughParams> = { variant: variantField, cell: cellOfBoard };

/** How many lines run through this cell? */
export const linesThroughKind: ExerciseKind<
  LinesThroughParams,
  number,
  LinesThroughReason,
  'lines-through'
> = {
  id: 'lines-through',
  fields,
  params: paramsCodec(fields, ({ variant, cell }) =>
    cell < variant.geometry.cellCount
      ? undefined
      : { code: 'strange-part', part: cellOfBoard.codec.encode(cell) },
  ),
  answer: numberCodec(MOST_LINES),

  generate: (rng, level) =>
    drawUntil(
      rng,
      () => {
        const variant = drawVariant(rng, level);
        return { variant, cell: rng.int(variant.geometry.cellCount) };
      },
      ({ variant, cell }) => linesOnCell(variant, cell).length > 0,
    ),

  key: ({ variant, cell }) => linesOnCell(variant, cell).length,
  allRight: (params) => [linesThroughKind.key(params)],
  grade(params, answer) {
    const lines = linesThroughKind.key(params);
    return answer === lines ? FULL_MARKS : wrong({ code: 'other-lines', more: answer < lines });
  },
};
