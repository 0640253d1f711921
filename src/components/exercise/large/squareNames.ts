import {
  O,
  SQUARE_SIDE,
  X,
  markName,
  squarePoint,
  type MarkName,
  type SquareCells,
} from '../../../engine/index.ts';
import { cellName } from '../../view/large/cellName.ts';

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

/** The names of all cells that hold the mark. */
export function squaresOf(cells: SquareCells, mark: MarkName): string[] {
  return [...cells.keys()].filter((cell) => squareMark(cells, cell) === mark).map(squareName);
}
