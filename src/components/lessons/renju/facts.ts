import {
  ARTICLE_RULES,
  SparseBoard,
  X,
  O,
  checkRenju,
  explainForbidden,
  findForcedWin,
  forbiddenCells,
  parseDiagram,
  weighBoard,
  type ForcedWin,
  type Point,
  type RenjuVerdict,
  type WinRule,
  cellName,
} from '../../../engine/index.ts';
import { FIVE_AND_SIX, OTHERS, RENJU_BOARDS } from './positions.ts';

/** What the engine says of the boards of the lesson, by their places in `RENJU_BOARDS`. */

/** The board and the cell that it asks about; stones may be added. */
export function boardAt(at: number): { board: SparseBoard; cell: Point } {
  return boardOf(RENJU_BOARDS[at] ?? '.');
}

function boardOf(diagram: string): { board: SparseBoard; cell: Point } {
  const { sheet, cell } = parseDiagram(diagram);
  if (!cell) throw new Error('each board asks about a cell');
  return { board: new SparseBoard(sheet.size, sheet.stones), cell };
}

export function verdictAt(at: number): RenjuVerdict {
  const { board, cell } = boardAt(at);
  return checkRenju(board, cell);
}

/** What is said of a stone that makes five and six at once. */
export function verdictOfBoth(): RenjuVerdict {
  const { board, cell } = boardOf(FIVE_AND_SIX);
  return checkRenju(board, cell);
}

export function linesAt(at: number) {
  const { board, cell } = boardAt(at);
  return explainForbidden(board, cell)?.lines ?? [];
}

/** Black wins by fours, or not. */
export function foursAt(at: number, rule: WinRule): ForcedWin {
  return findForcedWin(boardAt(at).board, X, { rule, search: 'vcf' });
}

/** The win by fours that begins with B, as the cells of the moves. */
export function winOfB(): readonly Point[] {
  const win = foursAt(0, 'renju');
  return win.win ? win.line.filter((cell) => cell !== null) : [];
}

/** What is said of A once B is played and answered, and the lines through it. */
export function laterAtA() {
  const { board, cell } = boardAt(0);
  const [first, reply] = winOfB();
  if (!first || !reply) throw new Error('B wins by fours');
  board.place(first.x, first.y, X);
  board.place(reply.x, reply.y, O);
  const lines = explainForbidden(board, cell)?.lines ?? [];
  return {
    verdict: checkRenju(board, cell),
    kinds: lines
      .map(({ kind }) => kind)
      .sort()
      .join(),
  };
}

/** The cell that the weighing bot likes best on the first board, for Black. */
export function heaviestAt(at: number): Point {
  const weighed = weighBoard(boardAt(at).board, X, ARTICLE_RULES);
  return weighed.reduce((best, each) => (each.weight > best.weight ? each : best));
}

export const forbiddenAt = (at: number) => forbiddenCells(boardAt(at).board);

export const B = OTHERS[0];

/** "h11". */
export function named(cell: Point | undefined): string {
  if (!cell) throw new Error('there is no such cell');
  return cellName({ width: 15, height: 15 }, cell.x, cell.y);
}
