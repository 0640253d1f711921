import type { WinRule } from '../game/large/winScan.ts';
import { X, type Mark } from '../core/types.ts';
import { LINE } from './lineClass.ts';

/**
 * What a side gets by its mark on a cell, from the classes of the four lines through it: the higher, the
 * sooner it wins. `BANNED` and `SUSPECT`, beside it, are for Black in renju only.
 */
export const LEVEL = {
  NOTHING: 0,
  /** Two or more ways of getting a four or a three later. */
  BUILDS: 1,
  THREE: 2,
  /** Threes on two lines, or on more. */
  THREES: 3,
  FOUR: 4,
  FOUR_AND_THREE: 5,
  /** An open four, or two fours: two winning cells. */
  WINNING_FOUR: 6,
  FIVE: 7,
} as const;

/** A bit beside the level: Black may be forbidden to play here, because it makes two threes. */
export const SUSPECT = 8;
/** Black makes an overline or two fours here, and no five. */
export const BANNED = 16;

/** The class of the line in a direction (its index in `DIRECTIONS`), from the code of a cell. */
export function classIn(code: number, direction: number): number {
  return (code >> (4 * direction)) & 15;
}

/** How many lines of a cell's code have one of these classes. */
function counts(code: number) {
  const seen = new Uint8Array(16);
  for (let at = 0; at < 4; at++) seen[classIn(code, at)]! += 1;
  return {
    fives: seen[LINE.FIVE]!,
    overlines: seen[LINE.OVERLINE]!,
    open: seen[LINE.OPEN_FOUR]! + seen[LINE.DOUBLE_FOUR]!,
    fours: seen[LINE.FOUR]! + seen[LINE.OPEN_FOUR]! + 2 * seen[LINE.DOUBLE_FOUR]!,
    threes: seen[LINE.THREE_1]! + seen[LINE.THREE_2]!,
    closed: seen[LINE.CLOSED_THREE]!,
    twos: seen[LINE.TWO_1]! + seen[LINE.TWO_2]! + seen[LINE.TWO_4]!,
  };
}

function levelOf(code: number, isBlack: boolean): number {
  const { fives, overlines, open, fours, threes, closed, twos } = counts(code);
  if (fives > 0) return LEVEL.FIVE;
  if (isBlack && (overlines > 0 || fours > 1)) return LEVEL.NOTHING | BANNED;
  const suspect = isBlack && threes > 1 ? SUSPECT : 0;
  if (open > 0 || fours > 1) return LEVEL.WINNING_FOUR | suspect;
  if (fours > 0) return (threes > 0 ? LEVEL.FOUR_AND_THREE : LEVEL.FOUR) | suspect;
  if (threes > 0) return (threes > 1 ? LEVEL.THREES : LEVEL.THREE) | suspect;
  return closed + twos > 1 ? LEVEL.BUILDS : LEVEL.NOTHING;
}

let freeLevels: Uint8Array | undefined;
let blackLevels: Uint8Array | undefined;

/** The level for every code of a cell: four classes of four bits, one a direction. */
export function levelTable(mark: Mark, rule: WinRule): Uint8Array {
  if (rule === 'renju' && mark === X) return (blackLevels ??= makeLevels(true));
  return (freeLevels ??= makeLevels(false));
}

function makeLevels(isBlack: boolean): Uint8Array {
  return Uint8Array.from({ length: 1 << 16 }, (_, code) => levelOf(code, isBlack));
}
