import {
  EMPTY,
  boardOfSheet,
  markName,
  type MarkName,
  type NoMoveReason,
  type Point,
  type Sheet,
  type SheetParams,
} from '../../../engine/index.ts';
import { largeExercises } from '#language/exercises/frame/large';
import { cellName, columnName } from '../../ui/large-board/cellName.ts';
import type { Sentence } from '../../ui/types.ts';
import type { DrawnKey } from './kindOnPage.ts';

const messages = largeExercises.cell;

/** "d8", and without borders "(3, −7)". */
export function sheetName({ size }: Sheet, { x, y }: Point): string {
  return cellName(size, x, y);
}

/** All marks of a large board in words. */
export function sheetSpoken({ sheet }: Pick<SheetParams, 'sheet'>): string {
  const names = (wanted: MarkName) =>
    sheet.stones
      .filter(({ mark }) => markName(mark) === wanted)
      .map((stone) => sheetName(sheet, stone));
  return largeExercises.marks(names('X'), names('O'));
}

export const cellText = (cell: Point, { sheet }: SheetParams): string => sheetName(sheet, cell);

/** Where to look for a cell, and not quite where it is. */
export function columnHint({ sheet }: SheetParams, { x }: Point): Sentence {
  return sheet.size ? messages.inColumn(columnName(x)) : messages.atX(String(x).replace('-', '−'));
}

/** Why nobody can move there. */
export function noMoveSaid({ code, cell }: NoMoveReason, { sheet }: SheetParams): Sentence {
  const name = sheetName(sheet, cell);
  const content = boardOfSheet(sheet).at(cell.x, cell.y);
  if (code === 'no-cell' || content === EMPTY) return messages.noCell(name);
  return messages.taken(name, markName(content));
}

/** A large board with the right cells on it. */
export function sheetPicture(
  { sheet }: Pick<SheetParams, 'sheet'>,
  right: readonly Point[],
): DrawnKey {
  const lit = [{ cells: right, tone: 'good' as const }];
  return { shape: 'sheet', scene: { board: boardOfSheet(sheet), lit } };
}
