/** An exact fraction in lowest terms; the denominator is positive. Zero is 0/1. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** The greatest common divisor of two numbers that are not negative (Euclid). */
export function gcd(a: bigint, b: bigint): bigint {
  while (b !== 0n) [a, b] = [b, a % b];
  return a;
}

/** The least common multiple of two positive numbers. */
export function lcm(a: bigint, b: bigint): bigint {
  if (a % b === 0n) return a;
  if (b % a === 0n) return b;
  return (a / gcd(a, b)) * b;
}

/** `numerator / denominator` in lowest terms. Throws if the denominator is zero. */
export function fraction(numerator: bigint, denominator: bigint): Fraction {
  if (denominator === 0n) throw new RangeError('a fraction over zero');
  if (denominator < 0n) return fraction(-numerator, -denominator);
  const shared = gcd(numerator < 0n ? -numerator : numerator, denominator);
  return { numerator: numerator / shared, denominator: denominator / shared };
}

/** "4/2835"; whole numbers without a denominator, "0" and "1". */
export function makeFraction({ numerator, denominator }: Fraction): string {
  return denominator === 1n ? String(numerator) : `${numerator}/${denominator}`;
}

const WRITTEN = /^(0|-?[1-9]\d*)(?:\/([1-9]\d*))?$/;

/** The fraction of that text; `undefined` unless `makeFraction` would write it so. */
export function parseFraction(text: string): Fraction | undefined {
  const [, numerator, denominator = '1'] = WRITTEN.exec(text) ?? [];
  if (numerator === undefined) return undefined;
  const read = fraction(BigInt(numerator), BigInt(denominator));
  return makeFraction(read) === text ? read : undefined;
}

/** Significant digits to keep when converting to a `number`, which has not quite sixteen. */
const DIGITS = 20;

/** The nearest number, or a neighbour of it, however long numerator and denominator are. */
export function fractionNumber({ numerator, denominator }: Fraction): number {
  if (numerator < 0n) return -fractionNumber({ numerator: -numerator, denominator });
  const lengths = String(denominator).length - String(numerator).length;
  const shift = Math.max(0, DIGITS + lengths);
  return Number(`${(numerator * 10n ** BigInt(shift)) / denominator}e-${shift}`);
}

/** −1, 0 or 1: whether `a` is less than `b`, equal, or more. */
export function compareFractions(a: Fraction, b: Fraction): -1 | 0 | 1 {
  const difference = a.numerator * b.denominator - b.numerator * a.denominator;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

export function addFractions(a: Fraction, b: Fraction): Fraction {
  return fraction(
    a.numerator * b.denominator + b.numerator * a.denominator,
    a.denominator * b.denominator,
  );
}
