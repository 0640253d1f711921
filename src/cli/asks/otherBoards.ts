import {
  SOLVER_CELLS,
  VARIANTS,
  type Variant,
  type VariantName,
  type VariantSpec,
  boardValue,
  fail,
  findPairing,
  makeVariant,
  ok,
  perftTo,
  solveBoard,
} from '../../engine/index.ts';
import {
  type Ask,
  type RequestField,
  type RequestError,
  type RequestFields,
  badField,
  setupFromFields,
} from './fields.ts';

/** Columns, rows or marks in a row beyond which nothing is counted. */
const LONGEST = 100;

const SIZES = ['m', 'n', 'k'];
const SWITCHES = ['misere', 'gravity'];

/** `variant`: `{"m":4,"n":3,"k":3}`, perhaps with `"misere":true` or `"gravity":true`; or one of these names. */
function variantField(
  fields: RequestFields,
  names: readonly VariantName[] = [],
): RequestField<Variant> {
  const value = fields['variant'];
  const name = names.find((each) => each === value);
  if (name) return ok(VARIANTS[name]);
  if (typeof value !== 'object' || value === null) {
    const known = names.map((each) => `"${each}", or `).join('');
    return fail(badField('variant', `${known}an object such as {"m":4,"n":3,"k":3}`));
  }
  const parts = value as RequestFields;
  for (const part of SIZES) {
    if (!Number.isSafeInteger(parts[part]) || (parts[part] as number) < 1) {
      return fail(badField(`variant.${part}`, 'a whole number from 1'));
    }
  }
  for (const [part, is] of Object.entries(parts)) {
    if (SIZES.includes(part)) continue;
    if (!SWITCHES.includes(part))
      return fail(badField('variant', `without ${JSON.stringify(part)}`));
    if (typeof is !== 'boolean') return fail(badField(`variant.${part}`, 'true or false'));
  }
  const { m, n, k, misere, gravity } = value as VariantSpec;
  if (Math.max(m, n, k) > LONGEST) {
    const message = `"variant" is larger than ${LONGEST} in one of its numbers.`;
    return fail({ code: 'too-large', message });
  }
  return ok(makeVariant({ m, n, k, misere: misere ?? false, gravity: gravity ?? false }));
}

function tooLarge({ id }: Variant): RequestError {
  return { code: 'too-large', message: `"variant": ${id} would take too long.` };
}

const canSolve = ({ geometry }: Variant) =>
  geometry.cellCount <= SOLVER_CELLS || geometry.lines.length === 0;

export const askValue: Ask = (fields) => {
  const variant = variantField(fields);
  if (!variant.ok) return variant;
  if (!canSolve(variant.value)) return fail(tooLarge(variant.value));
  const found = boardValue(variant.value);
  if (!found.settled) return fail(tooLarge(variant.value));
  return ok({ value: found.value, nodes: found.positions });
};

export const askPerft: Ask = (fields) => {
  const variant = variantField(fields);
  if (!variant.ok) return variant;
  const depth = fields['depth'];
  if (!Number.isSafeInteger(depth) || (depth as number) < 0) {
    return fail(badField('depth', 'a whole number from 0'));
  }
  const count = perftTo(variant.value, depth as number);
  return count === undefined ? fail(tooLarge(variant.value)) : ok({ count });
};

export const askSolve: Ask = (fields) => {
  const variant = variantField(fields, ['3x3x3']);
  if (!variant.ok) return variant;
  if (!canSolve(variant.value)) return fail(tooLarge(variant.value));
  const setup = setupFromFields(fields, variant.value);
  if (!setup.ok) return setup;
  const found = solveBoard(setup.value, variant.value);
  if (!found.settled) return fail(tooLarge(variant.value));
  return ok({ score: found.score, cells: found.cells });
};

export const askPairing: Ask = (fields) => {
  const variant = variantField(fields);
  if (!variant.ok) return variant;
  const pairs = findPairing(variant.value);
  return pairs === undefined ? fail(tooLarge(variant.value)) : ok({ pairs });
};

const NAMES = Object.keys(VARIANTS) as VariantName[];

export const lines: Ask = (fields) => {
  const variant = variantField(fields, NAMES);
  return variant.ok ? ok({ count: variant.value.geometry.lines.length }) : variant;
};
