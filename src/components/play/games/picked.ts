import {
  FIVE,
  SOLVER_CELLS,
  VARIANTS,
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
import { isTooLarge, smallVariant, type BoardProblem } from '../../platform/linkFields.ts';
import { isLargeGame, type PlayGame } from './playGame.ts';

/** The two cubes. */
const CUBES: readonly Variant[] = [VARIANTS['3x3x3'], VARIANTS['4x4x4']];

/** A small board that can be played on here, or why not: a flat one, or one of the cubes. */
export function playedVariant(
  read: Result<Variant, VariantProblem>,
): Result<Variant, BoardProblem> {
  return read.ok && CUBES.includes(read.value) ? read : smallVariant(read, SOLVER_CELLS);
}

/** A board as it is picked: a size on the sheet, how many in a row, and two switches. */
export interface PickedBoard extends BoardSize {
  /** So many sheets, one above the other: as many as a sheet has columns, or one. */
  readonly layers: number;
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

/** As it is drawn there: a board larger than the sheet fills it. */
export function onSheet({ columns, rows, ...board }: PickedBoard): PickedBoard {
  const within = (side: number) => Math.min(side, PICKER_SHEET.columns);
  return { ...board, columns: within(columns), rows: within(rows) };
}

/** What is played on a board that was picked: a small one as a variant, a large one by its size, `undefined` without borders. */
export type PickedGame =
  | { readonly kind: 'small'; readonly variant: Variant }
  | { readonly kind: 'large'; readonly size: Size | undefined; readonly rule: WinRule };

/** Whether five in a row fit on a board both across and down: smaller ones are not played on. */
export function fitsFive(size: Size | undefined): boolean {
  return size === undefined || Math.min(size.width, size.height) >= FIVE;
}

/** Whether a board has more cells than a small game takes: there five in a row are played. */
export function isBeyond({ columns, rows, layers, isOpen }: PickedBoard): boolean {
  return layers === 1 && (isOpen || isTooLarge(columns, rows, SOLVER_CELLS));
}

/** Whether five in a row are played, as on large boards: where nothing but their size is against another game, too. */
export function isLarge(board: PickedBoard): boolean {
  const { columns, rows, layers, winLength, misere, gravity } = board;
  const isFive = layers === 1 && winLength === FIVE && !misere && !gravity;
  return (
    isBeyond(board) || (isFive && Math.min(columns, rows) >= FIVE && isTooLarge(columns, rows))
  );
}

/** The cube that is meant by a board: of three sheets, or of four. */
export function cubeOf(board: PickedBoard): PickedBoard {
  const side = Math.max(board.columns, board.rows) > 3 ? 4 : 3;
  const size = { columns: side, rows: side, layers: side, winLength: side };
  return { ...board, ...size, misere: false, gravity: false, isOpen: false };
}

/** The board with the line that is played on it: five on a large one, without the switches; a cube stays one. */
export function fitting(board: PickedBoard): PickedBoard {
  if (board.layers > 1) return cubeOf(board);
  return isLarge(board) ? { ...board, winLength: FIVE, misere: false, gravity: false } : board;
}

/** The game on a board, or why there is none. */
export function pickedGame(board: PickedBoard): Result<PickedGame, BoardProblem> {
  const { columns, rows, layers, winLength, misere, gravity, isOpen, rule } = board;
  if (isOpen || isLarge(board)) {
    const size = isOpen ? undefined : { width: columns, height: rows };
    if (fitsFive(size)) return ok({ kind: 'large', size, rule });
    return fail({ code: 'too-large', cells: columns * rows, most: SOLVER_CELLS });
  }
  const played = playedVariant(
    checkVariant({ m: columns, n: rows, k: winLength, layers, misere, gravity }),
  );
  return played.ok ? ok({ kind: 'small', variant: played.value }) : played;
}

/** The board of a game; one without borders fills the sheet. */
export function pickedOf(game: PlayGame): PickedBoard {
  if (!isLargeGame(game)) {
    const { geometry, winLength, misere, gravity } = game.variant;
    const { columns, rows, layers } = geometry;
    return { columns, rows, layers, winLength, misere, gravity, isOpen: false, rule: 'freestyle' };
  }
  const { size, rule } = game.record;
  return {
    columns: size?.width ?? PICKER_SHEET.columns,
    rows: size?.height ?? PICKER_SHEET.rows,
    layers: 1,
    winLength: FIVE,
    misere: false,
    gravity: false,
    isOpen: size === undefined,
    rule,
  };
}
