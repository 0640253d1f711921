import {
  boardOfSheet,
  EMPTY,
  markName,
  markNameOf,
  SQUARE_SIDE,
  squareBoard,
  squarePoint,
  type CellSet,
  type LinePlace,
  type MarkName,
  type NoMoveReason,
  type Point,
  type Sheet,
  type SheetParams,
  type SquareCells,
} from '../../../engine/index.ts';
import { largeExercises } from '#language/exercises/frame/large';
import { cellName, columnName } from '../../ui/large-board/cellName.ts';
import type { DrawnKey } from './kindOnPage.ts';
import type { Sentence } from '../../ui/types.ts';

const SIZE = { width: SQUARE_SIDE, height: SQUARE_SIDE };

/** "d8". */
export function squareName(cell: number): string {
  const { x, y } = squarePoint(cell);
  return cellName(SIZE, x, y);
}

export function squareMark(cells: SquareCells, cell: number): MarkName | undefined {
  const content = cells[cell];
  return markNameOf(content);
}

/** The marks of the square in words: "X on d8. O on e3 and f4." */
export function squareSpoken(cells: SquareCells): string {
  const holding = (mark: MarkName) =>
    [...cells.keys()].filter((cell) => squareMark(cells, cell) === mark).map(squareName);
  return largeExercises.marks(holding('X'), holding('O'));
}

/** The set with the cell, or without it if it was there. */
export function toggled(cells: CellSet, cell: number): CellSet {
  const rest = cells.filter((each) => each !== cell);
  return rest.length < cells.length ? rest : [...rest, cell].sort((a, b) => a - b);
}

export const cellsText = (cells: CellSet): string =>
  largeExercises.cells.answerText(cells.map(squareName));

/** A square with the right cells on it. */
export function squarePicture(
  { cells }: { readonly cells: SquareCells },
  right: readonly number[],
): DrawnKey {
  const lit = [{ cells: right.map(squarePoint), tone: 'good' as const }];
  return { shape: 'sheet', scene: { board: squareBoard(cells), lit } };
}

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

/** What is on a place of a line, in a word. */
export function placeName(place: LinePlace): string {
  if (place === undefined) return largeExercises.places.edge;
  return place === EMPTY ? largeExercises.places.empty : markName(place);
}

/** The places of a line in words, from the left. */
export const lineSpoken = (line: readonly LinePlace[]): string =>
  largeExercises.lineSpoken(line.map(placeName));
