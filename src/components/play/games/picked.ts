import {
  FIVE,
  checkVariant,
  fail,
  ok,
  type Result,
  type Size,
  type Variant,
  type VariantProblem,
  type WinRule,
} from '../../../engine/index.ts';
import type { BoardSize } from '../../boards/sheet.ts';
import { isLargeGame, type PlayGame } from './playGame.ts';

/** Why there is no play on a board. */
export type BoardProblem =
  | VariantProblem
  | { readonly code: 'too-large'; readonly cells: number; readonly most: number }
  | { readonly code: 'in-space' };

/** The longest side of a board that is played on cell by cell: below that a finger finds every cell of a phone. */
const LONGEST_SIDE = 8;
/** As many as a position of bits holds. */
export const MOST_PLAYED = 31;

/** A board that can be played on here, or why not. */
export function playedVariant(
  read: Result<Variant, VariantProblem>,
): Result<Variant, BoardProblem> {
  if (!read.ok) return read;
  const { columns, rows, layers, cellCount } = read.value.geometry;
  if (layers > 1) return fail({ code: 'in-space' });
  const isLarge = cellCount > MOST_PLAYED || Math.max(columns, rows) > LONGEST_SIDE;
  return isLarge ? fail({ code: 'too-large', cells: cellCount, most: MOST_PLAYED }) : read;
}

/** A board as it is picked: a size on the sheet, how many in a row, and two switches. */
export interface PickedBoard extends BoardSize {
  readonly winLength: number;
  /** Whoever makes a line loses. */
  readonly misere: boolean;
  /** Marks fall. */
  readonly gravity: boolean;
  /** The sheet has no edges. */
  readonly isOpen: boolean;
  /** Of a large board. */
  readonly rule: WinRule;
}

/** The sheet of the picker, in squares. */
export const PICKER_SHEET: BoardSize = { columns: 20, rows: 20 };

/** What is played on a board that was picked: a small one as a variant, a large one by its size, `undefined` without borders. */
export type PickedGame =
  | { readonly kind: 'small'; readonly variant: Variant }
  | { readonly kind: 'large'; readonly size: Size | undefined; readonly rule: WinRule };

/** Whether a board has more cells than a small game takes: there five in a row are played. */
export function isLarge({ columns, rows, isOpen }: PickedBoard): boolean {
  return isOpen || columns * rows > MOST_PLAYED || Math.max(columns, rows) > LONGEST_SIDE;
}

/** The board with the line that is played on it: five on a large one, without the switches. */
export function fitting(board: PickedBoard): PickedBoard {
  return isLarge(board) ? { ...board, winLength: FIVE, misere: false, gravity: false } : board;
}

/** The game on a board, or why there is none. */
export function pickedGame(board: PickedBoard): Result<PickedGame, BoardProblem> {
  const { columns, rows, winLength, misere, gravity, isOpen, rule } = board;
  if (isOpen) return ok({ kind: 'large', size: undefined, rule });
  if (isLarge(board)) {
    if (Math.min(columns, rows) >= FIVE) {
      return ok({ kind: 'large', size: { width: columns, height: rows }, rule });
    }
    return fail({ code: 'too-large', cells: columns * rows, most: MOST_PLAYED });
  }
  const played = playedVariant(
    checkVariant({ m: columns, n: rows, k: winLength, misere, gravity }),
  );
  return played.ok ? ok({ kind: 'small', variant: played.value }) : played;
}

/** The board of a game, as it stands on the sheet; one without borders, or larger than the sheet, fills it. */
export function pickedOf(game: PlayGame): PickedBoard {
  if (!isLargeGame(game)) {
    const { geometry, winLength, misere, gravity } = game.variant;
    const { columns, rows } = geometry;
    return { columns, rows, winLength, misere, gravity, isOpen: false, rule: 'freestyle' };
  }
  const { size, rule } = game.record;
  const { width, height } = size ?? { width: Infinity, height: Infinity };
  return {
    columns: Math.min(width, PICKER_SHEET.columns),
    rows: Math.min(height, PICKER_SHEET.rows),
    winLength: FIVE,
    misere: false,
    gravity: false,
    isOpen: size === undefined,
    rule,
  };
}
