import {
  O,
  SQUARE_SIDE,
  X,
  markName,
  squareBoard,
  squarePoint,
  type CellSet,
  type MarkName,
  type SquareCells,
} from '../../../engine/index.ts';
import { largeExercises as messages } from '#language/exercises/frame/large';
import { cellName } from '../../ui/large-board/cellName.ts';
import type { DrawnKey } from './kindOnPage.ts';

const SIZE = { width: SQUARE_SIDE, height: SQUARE_SIDE };

/** "d8". */
export function squareName(cell: number): string {
  const { x, y } = squarePoint(cell);
  return cellName(SIZE, x, y);
}

export function squareMark(cells: SquareCells, cell: number): MarkName | undefined {
  const content = cells[cell];
  return content === X || content === O ? markName(content) : undefined;
}

/** The marks of the square in words: "X on d8. O on e3 and f4." */
export function squareSpoken(cells: SquareCells): string {
  const holding = (mark: MarkName) =>
    [...cells.keys()].filter((cell) => squareMark(cells, cell) === mark).map(squareName);
  return messages.marks(holding('X'), holding('O'));
}

/** The set with the cell, or without it if it was there. */
export function toggled(cells: CellSet, cell: number): CellSet {
  const rest = cells.filter((each) => each !== cell);
  return rest.length < cells.length ? rest : [...rest, cell].sort((a, b) => a - b);
}

export const cellsText = (cells: CellSet): string =>
  messages.cells.answerText(cells.map(squareName));

/** A square with the right cells on it. */
export function squarePicture(
  { cells }: { readonly cells: SquareCells },
  right: readonly number[],
): DrawnKey {
  const lit = [{ cells: right.map(squarePoint), tone: 'good' as const }];
  return { shape: 'sheet', scene: { board: squareBoard(cells), lit } };
}
