import { SYMMETRIES, permuted, type CellContent } from '../../../engine/index.ts';
import { drawnBoard } from '../../ui/board/setupView.ts';
import type { BoardView } from '../../ui/types.ts';

/** The eight ways to lay a board on the table, and which of them look alike. */

/** One of them: what was done to the board, by its place among the symmetries, and its letter. */
export interface Form {
  readonly at: number;
  readonly board: BoardView;
  /** Forms that look alike have one letter: A is the board itself. */
  readonly letter: string;
}

/** A board of any contents, legal or not: only its look counts. */
export function plainBoard(cells: readonly CellContent[]): BoardView {
  return drawnBoard(cells, { showWon: false });
}

export function drawnForms(cells: readonly CellContent[]): Form[] {
  const looks: string[] = [];
  return SYMMETRIES.map((symmetry, at) => {
    const turned = permuted(cells, symmetry);
    const look = turned.join('');
    if (!looks.includes(look)) looks.push(look);
    const letter = String.fromCharCode(65 + looks.indexOf(look));
    return { at, board: plainBoard(turned), letter };
  });
}

/** How many different boards the eight are. */
export function formCount(cells: readonly CellContent[]): number {
  return new Set(drawnForms(cells).map(({ letter }) => letter)).size;
}
