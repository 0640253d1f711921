import { ok } from '../core/result.ts';
import { strange, type Codec } from './codec.ts';

/** A chance as it was written: `of` in `outOf`, which need not be in lowest terms. */
export interface TypedChance {
  readonly of: number;
  readonly outOf: number;
}

/** Digits of each of the two numbers, at most. */
const DIGITS = 5;

/** "3-10": from nothing to all. */
export const chanceCodec: Codec<TypedChance> = {
  limit: 2 * DIGITS + 1,
  encode: ({ of, outOf }) => `${of}-${outOf}`,
  decode(text) {
    const [, first, second] = /^(0|[1-9]\d{0,4})-([1-9]\d{0,4})$/.exec(text) ?? [];
    const [of, outOf] = [Number(first), Number(second)];
    return second !== undefined && of <= outOf ? ok({ of, outOf }) : strange(text);
  },
};

/** Below 0 if `a` is less than `b`, 0 if they are the same chance, above 0 if it is more. */
export const compareChances = (a: TypedChance, b: TypedChance): number =>
  a.of * b.outOf - b.of * a.outOf;

/**
 * Whether a chance is right. One that is written in hundredths or finer, as decimals and per cents are, may be rounded:
 * 11 % and 0.111 are 1/9, but 0.1 isn't. Nothing and all are never rounded to.
 */
export function isChance(written: TypedChance, right: TypedChance): boolean {
  if (compareChances(written, right) === 0) return true;
  const { of, outOf } = written;
  if (outOf < 100 || !/^10+$/.test(`${outOf}`) || of === 0 || of === outOf) return false;
  return Math.abs(of * right.outOf - outOf * right.of) * 2 <= right.outOf;
}

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

/** The mean of some chances, in lowest terms; there is at least one. */
export function meanChance(chances: readonly TypedChance[]): TypedChance {
  const sum = chances.reduce((a, b) => lowest(a.of * b.outOf + b.of * a.outOf, a.outOf * b.outOf));
  return lowest(sum.of, sum.outOf * chances.length);
}

function lowest(of: number, outOf: number): TypedChance {
  const shared = gcd(of, outOf);
  return { of: of / shared, outOf: outOf / shared };
}
