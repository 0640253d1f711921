import { fail, mnkValue, mnkVariant, ok } from '../../engine/index.ts';
import type { Ask } from './ask.ts';
import { mnkField } from './fields.ts';

export const askValue: Ask = (fields) => {
  const size = mnkField(fields, 'variant');
  if (!size.ok) return size;
  const { m, n, k } = size.value;
  const found = mnkValue(mnkVariant(m, n, k));
  if (found) return ok({ value: found.value, nodes: found.nodes });
  const message = `"variant": ${m} × ${n} with ${k} in a row would take too long to solve.`;
  return fail({ code: 'too-large', message });
};
