import {
  FIVE,
  checkVariant,
  fail,
  ok,
  type Result,
  type Size,
  type Variant,
  type WinRule,
} from '../../../engine/index.ts';
import type { BoardSize } from '../../boards/sheet.ts';
import {
  MOST_ON_SMALL,
  isTooLarge,
  smallVariant,
  type BoardProblem,
} from '../../platform/linkFields.ts';
import { isLargeGame, type PlayGame } from './playGame.ts';

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
  return isOpen || isTooLarge(columns, rows);
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
    return fail({ code: 'too-large', cells: columns * rows, most: MOST_ON_SMALL });
  }
  const played = smallVariant(checkVariant({ m: columns, n: rows, k: winLength, misere, gravity }));
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
