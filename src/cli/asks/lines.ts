import { VARIANTS, mnkVariant, ok, type Variant, type VariantName } from '../../engine/index.ts';
import type { Ask } from './ask.ts';
import { badField, mnkField } from './fields.ts';

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
