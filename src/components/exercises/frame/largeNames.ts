import {
  boardOfSheet,
  byRows,
  EMPTY,
  isSameCell,
  markName,
  markNameOf,
  MOST_CHOSEN,
  type AskedSheet,
  type CellSet,
  type LinePlace,
  type MarkName,
  type NoMoveReason,
  type Point,
  type Sheet,
  type SheetParams,
  cellName,
  columnName,
} from '../../../engine/index.ts';
import { largeExercises } from '#language/exercises/frame/large';
import type { DrawnKey } from './kindOnPage.ts';
import type { Sentence } from '../../ui/types.ts';

const messages = largeExercises.cell;

/** "d8", and without borders "(3, −7)". */
export function sheetName({ size }: Sheet, { x, y }: Point): string {
  return cellName(size, x, y);
}

export const sheetMark = ({ stones }: Sheet, cell: Point): MarkName | undefined =>
  markNameOf(stones.find((stone) => isSameCell(stone, cell))?.mark);

/** The set with the cell, or without it if it was there. */
export function toggled(cells: CellSet, cell: Point): CellSet {
  const rest = cells.filter((each) => !isSameCell(each, cell));
  return rest.length < cells.length ? rest : [...rest, cell].sort(byRows).slice(0, MOST_CHOSEN);
}

export const cellsText = (cells: CellSet, { sheet }: { readonly sheet: Sheet }): string =>
  largeExercises.cells.answerText(cells.map((cell) => sheetName(sheet, cell)));

/** All marks of a large board in words. */
export function sheetSpoken({ sheet }: Pick<SheetParams, 'sheet'>): string {
  const names = (wanted: MarkName) =>
    sheet.stones
      .filter(({ mark }) => markName(mark) === wanted)
      .map((stone) => sheetName(sheet, stone));
  return largeExercises.marks(names('X'), names('O'));
}

/** The same with its size: at its borders lines end. */
export function askedSpoken({ sheet }: AskedSheet): string {
  const { width, height } = sheet.size ?? {};
  if (width === undefined || height === undefined) return sheetSpoken({ sheet });
  const size = largeExercises.asked.size(width, columnName(width - 1), height);
  return `${sheetSpoken({ sheet })} ${size}`;
}

export const cellText = (cell: Point, { sheet }: SheetParams): string => sheetName(sheet, cell);

/** Where to look for a cell, and not quite where it is. */
export function columnHint({ sheet }: Pick<SheetParams, 'sheet'>, { x }: Point): Sentence {
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

/** What is on a place of a line, in a word. */
export function placeName(place: LinePlace): string {
  if (place === undefined) return largeExercises.places.edge;
  return place === EMPTY ? largeExercises.places.empty : markName(place);
}

/** The places of a line in words, from the left. */
export const lineSpoken = (line: readonly LinePlace[]): string =>
  largeExercises.lineSpoken(line.map(placeName));
