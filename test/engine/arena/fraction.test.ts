import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addFractions,
  compareFractions,
  fraction,
  fractionNumber,
  makeFraction,
  parseFraction,
} from '../../../src/engine/index.ts';

const whole = fc.bigInt({ min: -(10n ** 40n), max: 10n ** 40n });
const positive = fc.bigInt({ min: 1n, max: 10n ** 40n });
const fractions = fc.tuple(whole, positive).map(([n, d]) => fraction(n, d));

describe('a fraction', () => {
  it.each([
    [fraction(8n, 5670n), '4/2835'],
    [fraction(0n, 7n), '0'],
    [fraction(7n, 7n), '1'],
    [fraction(3n, -6n), '-1/2'],
    [fraction(-12n, 4n), '-3'],
  ])('is written in lowest terms: %o', (value, text) => {
    expect(makeFraction(value)).toBe(text);
    expect(parseFraction(text)).toEqual(value);
  });

  it('is read as it is written', () => {
    fc.assert(
      fc.property(fractions, (value) => {
        expect(parseFraction(makeFraction(value))).toEqual(value);
      }),
    );
  });

  it.each(['', '2/4', '1/0', '1/1', '0/3', '-0', '01', '1/02', '1.5', ' 1', '1/-2', 'a/b', '1//2'])(
    'is not "%s"',
    (text) => {
      expect(parseFraction(text)).toBeUndefined();
    },
  );

  it('over zero is a bug', () => {
    expect(() => fraction(1n, 0n)).toThrow(RangeError);
  });

  it('adds and compares as numbers do', () => {
    fc.assert(
      fc.property(whole, positive, whole, positive, (a, b, c, d) => {
        const sum = addFractions(fraction(a, b), fraction(c, d));
        expect(sum.numerator * b * d).toBe((a * d + c * b) * sum.denominator);
        const sign = a * d - c * b;
        expect(compareFractions(fraction(a, b), fraction(c, d))).toBe(
          sign < 0n ? -1 : sign > 0n ? 1 : 0,
        );
      }),
    );
  });

  it('has the number that a division gives', () => {
    const small = fc.bigInt({ min: 0n, max: 10n ** 15n });
    fc.assert(
      fc.property(small, fc.bigInt({ min: 1n, max: 10n ** 15n }), (n, d) => {
        const expected = Number(n) / Number(d);
        expect(Math.abs(fractionNumber(fraction(n, d)) - expected)).toBeLessThanOrEqual(
          expected * 2 ** -51,
        );
      }),
    );
    expect(fractionNumber(fraction(-1n, 4n))).toBe(-0.25);
  });

  it('has a number however long it is', () => {
    const long = 7n ** 2000n;
    expect(fractionNumber(fraction(long, long * 3n + 1n))).toBeCloseTo(1 / 3, 15);
    expect(fractionNumber(fraction(1n, long))).toBe(0);
    expect(fractionNumber(fraction(long * 5n + 1n, long))).toBeCloseTo(5, 14);
  });
});
