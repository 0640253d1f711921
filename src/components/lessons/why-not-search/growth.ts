/** How a search grows with its board. Whole numbers of any size are bigints here: a sheet has more orders than a number can hold. */

/** The sides of the boards that the reader may choose. */
export const SEARCHED_SIDES = [3, 4, 5, 7, 10, 15] as const;
/** The board that the text speaks of, on which five in a row are played. */
export const SHEET_SIDE = 15;

/** Calls a second of a machine that nobody has timed yet. */
export const USUAL_SPEED = 20_000_000;

/** How many orders there are to put `marks` marks on a square board; no game lasts longer, and some end earlier. */
export function ordersOf(side: number, marks: number): bigint {
  let orders = 1n;
  for (let free = side ** 2; free > side ** 2 - marks; free--) orders *= BigInt(free);
  return orders;
}

/** The age of the universe in seconds, some 13.8 thousand million years (Planck Collaboration, 2018). */
const AGE_OF_UNIVERSE = 13_800_000_000 * 365.25 * 24 * 3600;

/** A large number as people write it: `mantissa` × 10 to the `power`. */
export interface PowerOfTen {
  readonly mantissa: number;
  readonly power: number;
}

export function powerOfTen(value: bigint): PowerOfTen {
  const digits = value.toString();
  return {
    mantissa: Number(`${digits[0] ?? 0}.${digits.slice(1, 3) || 0}`),
    power: digits.length - 1,
  };
}

const UNITS = [
  ['universe', AGE_OF_UNIVERSE],
  ['years', 365.25 * 24 * 3600],
  ['days', 24 * 3600],
  ['hours', 3600],
  ['minutes', 60],
  ['seconds', 1],
] as const;
export type TimeUnit = (typeof UNITS)[number][0] | 'instant';

/** How long so many calls take, in the largest unit that there is one of. */
export interface Duration {
  readonly unit: TimeUnit;
  /** Whole units; `undefined` where the number says nothing, as in an instant. */
  readonly many: bigint | undefined;
}

export function durationOf(calls: bigint, callsASecond: number): Duration {
  const seconds = calls / BigInt(Math.max(1, Math.round(callsASecond)));
  for (const [unit, length] of UNITS) {
    const many = seconds / BigInt(Math.round(length));
    if (many >= 1n) return { unit, many };
  }
  return { unit: 'instant', many: undefined };
}

/** How many marks further a search of a board sees, if it may make `factor` times as many calls: log of one in the other. */
export function marksGained(side: number, factor: number): number {
  return Math.log(factor) / Math.log(side ** 2);
}
