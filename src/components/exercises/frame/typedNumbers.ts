import {
  EVALUATED_SCORES,
  chanceCodec,
  type Score,
  type TypedChance,
} from '../../../engine/index.ts';
import { typedNumbers as messages } from '#language/exercises/frame/typedNumbers';
import { formatScore } from '#language/ui/language/grammar';
import { typedNumber } from '../../ui/typedNumber.ts';
import type { NumberField } from './kindOnPage.ts';

// The numbers that answers are typed as, each read as people write it; `undefined` for what is none.

/** A whole number. */
export const readWhole = (text: string): number | undefined =>
  /^\d+$/.test(typedNumber(text)) ? Number(typedNumber(text)) : undefined;

/** A number with its sign or the word for it: "+3", "3", "−2", "-2", "minus 2". Of `values`, if there are any. */
export function readSigned(text: string, values?: readonly Score[]): Score | undefined {
  const { minus, plus } = messages.signed;
  const typed = typedNumber(text);
  const isMinus = minus.test(typed);
  const digits = typed.replace(isMinus ? minus : plus, '');
  if (!/^\d{1,3}$/.test(digits)) return undefined;
  const read = isMinus ? 0 - Number(digits) : Number(digits);
  return values && !values.includes(read) ? undefined : read;
}

/** Counts have at most two digits. */
const MOST_COUNTED = 100;

/** What fits into an answer, in hundredths. */
const MOST = 999_999;

/** "7.35" or "7,35" as 735. */
export function readHundredths(text: string): number | undefined {
  const plain = typedNumber(text);
  if (!/^\d{1,4}(\.\d*)?$|^\.\d+$/.test(plain)) return undefined;
  return Math.min(MOST, Math.round(Number(plain) * 100));
}

/** "3/10", "3 in 10", "0.3", "0,3", "30 %" or "30 per cent", each as it is written. */
export function readChance(text: string): TypedChance | undefined {
  const plain = typedNumber(text);
  const [, of, outOf] = messages.chance.fraction.exec(plain) ?? [];
  const chance = of && outOf ? { of: Number(of), outOf: Number(outOf) } : decimal(plain);
  const read = chanceCodec.decode(chance ? chanceCodec.encode(chance) : '');
  return read.ok ? read.value : undefined;
}

const FINEST = 10_000;

/** "0.25" as 25 of 100, "12.5 %" as 125 of 1,000; finer ones are rounded. */
function decimal(text: string): TypedChance | undefined {
  const [, whole = '', part = '', percent = ''] = messages.chance.decimal.exec(text) ?? [];
  if (whole + part === '') return undefined;
  const all = percent === '' ? 1 : 100;
  const outOf = Math.min(FINEST, all * 10 ** part.length);
  return { of: Math.round((Number(`${whole}.${part}`) * outOf) / all), outOf };
}

export const chanceText = ({ of, outOf }: TypedChance): string => `${of}/${outOf}`;

/** A chance, written as a fraction. */
export const chanceField: NumberField<TypedChance> = {
  label: messages.chance.label,
  read: readChance,
  format: chanceText,
  problem: () => messages.chance.strange,
};

/** What an evaluation, or a search with one, says of a board: a number with its sign. */
export const signedField: NumberField<Score> = {
  label: messages.signed.label,
  read: (text) => readSigned(text, EVALUATED_SCORES),
  format: formatScore,
  problem: (text) => messages.signed[readSigned(text) === undefined ? 'strange' : 'outside'],
};

/** How many there are. */
export const countedField = (label: string): NumberField<number> => ({
  label,
  read: (text) => {
    const read = readWhole(text);
    return read !== undefined && read < MOST_COUNTED ? read : undefined;
  },
  format: String,
  problem: () => messages.count.strange,
});
