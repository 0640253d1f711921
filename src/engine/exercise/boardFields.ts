import { fail, ok } from '../core/result.ts';
import { EMPTY } from '../core/types.ts';
import { checkSetup, winOn, type Setup } from '../game/setup.ts';
import { makePosition, parseSigns } from '../game/signs.ts';
import { parseVariant, type Variant } from '../game/variants.ts';
import { markCodec, strange, type Codec } from './codec.ts';
import type { Field } from './fields.ts';

/** A position on a board of any variant. */
export interface BoardSetup {
  readonly variant: Variant;
  /** Not over. */
  readonly setup: Setup;
}

/** Cells of the largest board that a person can be asked about. */
export const MOST_ASKED = 64;
/** Positions that may be searched: half a second on a school laptop. A board that needs more is not asked about. */
export const MOST_SEARCHED = 20_000;

/** In links a variant is written with points, because an address has no commas: "6.5.4", "4.4.4.gravity", "3x3x3". */
const TO_ID = /\./g;
const FROM_ID = /,/g;

const variantCodec: Codec<Variant> = {
  limit: 40,
  encode: ({ id }) => id.replace(FROM_ID, '.'),
  decode(text) {
    const read = parseVariant(text.replace(TO_ID, ','));
    if (!read.ok && read.problem.code === 'no-line') return fail(read.problem);
    if (!read.ok || variantCodec.encode(read.value) !== text) return strange(text);
    const found = read.value.geometry.cellCount;
    return found > MOST_ASKED ? fail({ code: 'too-large', found, limit: MOST_ASKED }) : read;
  },
};

/** Between a variant and what stands on it. */
const ON = '_';

const boardCodec: Codec<BoardSetup> = {
  limit: variantCodec.limit + 1 + MOST_ASKED + 1,
  encode({ variant, setup }) {
    const position = makePosition(setup.cells) + markCodec.encode(setup.toMove);
    return variantCodec.encode(variant) + ON + position;
  },
  decode(text) {
    const [, size = '', signs = '', mark = ''] = /^([^_]*)_([XO.]+)([xo])$/.exec(text) ?? [];
    const variant = variantCodec.decode(size);
    if (!variant.ok) return variant;
    const cells = parseSigns(signs, variant.value.geometry.cellCount);
    const toMove = markCodec.decode(mark);
    if (!cells || !toMove.ok) return strange(text);
    const setup = checkSetup(cells, toMove.value, variant.value);
    if (!setup.ok) return setup;
    const isOver = !cells.includes(EMPTY) || winOn(cells, variant.value) !== undefined;
    return isOver
      ? fail({ code: 'finished-game' })
      : ok({ variant: variant.value, setup: setup.value });
  },
};

/** The board alone, empty: its size, how many in a row, and its rules. */
export const variantField: Field<Variant> = { type: 'variant', codec: variantCodec };
/** A board on which somebody still has to move. */
export const boardField: Field<BoardSetup> = { type: 'board', codec: boardCodec };
