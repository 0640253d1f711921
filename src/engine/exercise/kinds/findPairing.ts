import { fail, ok } from '../../core/result.ts';
import { symmetriesOf } from '../../game/symmetry.ts';
import { makeVariant, type Variant } from '../../game/variants.ts';
import { findPairing, openLinesOf, pairsInOrder, type CellPair } from '../../search/pairing.ts';
import { MOST_ASKED, variantField } from '../boardFields.ts';
import { strange, type Codec } from '../codec.ts';
import { FULL_MARKS, type ExerciseKind, type Level } from '../contract.ts';
import { drawUntil, pick, pickBetween, type Span } from '../draw.ts';
import { countField, paramsCodec, type Fields } from '../fields.ts';

export interface PairingParams {
  readonly variant: Variant;
  /** So many pairs are there already; the pupil finds the others. */
  readonly given: number;
  /** Which of the ways to turn and mirror the board the pairs are laid down in. */
  readonly form: number;
}

export type PairingReason =
  /** This cell is in two pairs, or beyond the board. */
  | { readonly code: 'pairs-share' | 'no-cell'; readonly cell: number }
  /** This line, and `open` of them in all, hold both cells of no pair: whoever answers by the pairs may lose there. */
  | { readonly code: 'line-open'; readonly line: readonly number[]; readonly open: number };

const MOST_GIVEN = 20;
const FORMS = 8;

const makePairs = (pairs: readonly CellPair[]) =>
  pairs.map((pair) => pair.map((cell) => String(cell).padStart(2, '0')).join('')).join('');

/** Pairs as four digits each, the lower cell first, in ascending order. */
const pairsCodec: Codec<readonly CellPair[]> = {
  limit: 2 * MOST_ASKED,
  encode: makePairs,
  decode(text) {
    if (text.length > pairsCodec.limit) {
      return fail({ code: 'long-part', length: text.length, limit: pairsCodec.limit });
    }
    const pairs = (text.match(/\d{4}/g) ?? []).map((each): CellPair => [
      Number(each.slice(0, 2)),
      Number(each.slice(2)),
    ]);
    const isSound =
      makePairs(pairsInOrder(pairs)) === text && pairs.flat().every((cell) => cell < MOST_ASKED);
    return isSound ? ok(pairs) : strange(text);
  },
};

const found = new Map<Variant, readonly CellPair[] | null | undefined>();

/** The engine's pairing of this board, laid down in one of its forms. */
function pairingOf({ variant, form }: PairingParams): readonly CellPair[] | null | undefined {
  if (!found.has(variant)) found.set(variant, findPairing(variant));
  const ways = symmetriesOf(variant);
  const way = ways[form % ways.length] as readonly number[];
  const pairs = found.get(variant);
  return pairs && pairs.map(([a, b]): CellPair => [way[a] as number, way[b] as number]);
}

/** The pairs that are there already, and those that are to be found. */
export function pairsOf(params: PairingParams): {
  readonly given: readonly CellPair[];
  readonly missing: readonly CellPair[];
} {
  const pairs = pairingOf(params) ?? [];
  return {
    given: pairsInOrder(pairs.slice(0, params.given)),
    missing: pairsInOrder(pairs.slice(params.given)),
  };
}

type Size = readonly [m: number, n: number, k: number];
/** Boards that have a pairing, and how many pairs are left to find. */
const RULES: Record<Level, { readonly sizes: readonly Size[]; readonly missing: Span }> = {
  1: {
    sizes: [
      [6, 2, 3],
      [5, 2, 3],
      [6, 4, 5],
      [3, 7, 4],
    ],
    missing: [2, 4],
  },
  2: {
    sizes: [
      [7, 3, 4],
      [5, 5, 5],
      [7, 4, 5],
      [5, 6, 6],
    ],
    missing: [4, 6],
  },
  3: {
    sizes: [
      [5, 5, 5],
      [6, 6, 6],
    ],
    missing: [7, 12],
  },
};

const fields: Fields<PairingParams> = {
  variant: variantField,
  given: countField(0, MOST_GIVEN),
  form: countField(0, FORMS - 1),
};

/** Complete the pairs, so that each line holds both cells of one of them. */
export const findPairingKind: ExerciseKind<
  PairingParams,
  readonly CellPair[],
  PairingReason,
  'find-pairing'
> = {
  id: 'find-pairing',
  fields,
  params: paramsCodec(fields, (params) => {
    // A pair is drawn on one sheet.
    const pairs = params.variant.geometry.layers > 1 ? null : pairingOf(params);
    if (pairs === undefined) return { code: 'unsolved' };
    const isOpen = openLinesOf(params.variant, pairsOf(params).given).length > 0;
    return isOpen && pairs ? undefined : { code: 'nothing-to-find' };
  }),
  answer: pairsCodec,

  generate: (rng, level) =>
    drawUntil(
      rng,
      () => {
        const { sizes, missing } = RULES[level];
        const [m, n, k] = pick(rng, sizes);
        const whole = { variant: makeVariant({ m, n, k }), given: 0, form: rng.int(FORMS) };
        const all = pairingOf(whole)?.length ?? 0;
        return { ...whole, given: Math.max(0, all - pickBetween(rng, missing)) };
      },
      (params) => openLinesOf(params.variant, pairsOf(params).given).length > 1,
    ),

  key: (params) => pairsOf(params).missing,

  grade(params, answer) {
    const { variant } = params;
    const { given } = pairsOf(params);
    const all = [...given, ...answer];
    const cells = all.flat();
    const beyond = cells.find((cell) => cell >= variant.geometry.cellCount);
    if (beyond !== undefined) return { points: 0, reasons: [{ code: 'no-cell', cell: beyond }] };
    const shared = cells.find((cell, at) => cells.indexOf(cell) < at);
    if (shared !== undefined)
      return { points: 0, reasons: [{ code: 'pairs-share', cell: shared }] };
    const open = openLinesOf(variant, all);
    const [line] = open;
    if (!line) return FULL_MARKS;
    const before = openLinesOf(variant, given).length;
    const reason: PairingReason = { code: 'line-open', line, open: open.length };
    return { points: (before - open.length) / before, reasons: [reason] };
  },
};
