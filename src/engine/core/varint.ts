const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const VALUES = new Map([...LETTERS].map((letter, value) => [letter, value]));

/** A letter holds five bits of a number, the lowest first, and a sixth bit that says whether more follow. */
const BITS = 32;

/** Zigzag encoding, signed to unsigned: 0, −1, 1, −2, 2 … become 0, 1, 2, 3, 4 … */
export function zigzag(value: number): number {
  return value < 0 ? -2 * value - 1 : 2 * value;
}

export function unzigzag(value: number): number {
  return value % 2 === 1 ? -(value + 1) / 2 : value / 2;
}

/**
 * Whole numbers from 0 to 2⁵³ − 1 as letters that a link keeps as they are: those of base64url, as in
 * the variable-length quantities of source maps. Numbers below 32 take one letter.
 */
export function makeVarints(numbers: readonly number[]): string {
  let text = '';
  for (const number of numbers) {
    let rest = number;
    for (; rest >= BITS; rest = Math.floor(rest / BITS)) text += LETTERS[BITS + (rest % BITS)];
    text += LETTERS[rest];
  }
  return text;
}

/**
 * Reads what `makeVarints` writes; `undefined` for any other text: an unknown letter, or a number that
 * does not end, is longer than necessary, or is too large.
 */
export function parseVarints(text: string): readonly number[] | undefined {
  const numbers: number[] = [];
  let [number, factor] = [0, 1];
  for (const letter of text) {
    const value = VALUES.get(letter);
    if (value === undefined) return undefined;
    number += (value % BITS) * factor;
    if (!Number.isSafeInteger(number)) return undefined;
    factor *= BITS;
    if (value >= BITS) continue;
    if (value === 0 && factor > BITS) return undefined;
    numbers.push(number);
    [number, factor] = [0, 1];
  }
  return factor === 1 ? numbers : undefined;
}
