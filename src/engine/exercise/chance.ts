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
