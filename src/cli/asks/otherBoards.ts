import {
  VARIANTS,
  type Variant,
  type VariantName,
  fail,
  mnkValue,
  mnkVariant,
  ok,
} from '../../engine/index.ts';
import { type Ask, badField, mnkField } from './fields.ts';

export const askValue: Ask = (fields) => {
  const size = mnkField(fields, 'variant');
  if (!size.ok) return size;
  const { m, n, k } = size.value;
  const found = mnkValue(mnkVariant(m, n, k));
  if (found) return ok({ value: found.value, nodes: found.nodes });
  const message = `"variant": ${m} × ${n} with ${k} in a row would take too long to solve.`;
  return fail({ code: 'too-large', message });
};

const NAMES = Object.keys(VARIANTS) as VariantName[];

export const lines: Ask = (fields) => {
  const name = NAMES.find((each) => each === fields['variant']);
  if (name) return ok(countOf(VARIANTS[name]));
  const size = mnkField(fields, 'variant');
  if (size.ok) return ok(countOf(mnkVariant(size.value.m, size.value.n, size.value.k)));
  if (typeof fields['variant'] !== 'string') return size;
  const known = NAMES.map((each) => `"${each}"`).join(', ');
  return { ok: false, problem: badField('variant', `${known}, or {"m":…,"n":…,"k":…}`) };
};

const countOf = ({ geometry }: Variant) => ({ count: geometry.lines.length });
