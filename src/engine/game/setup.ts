import { EMPTY, O, X, other, type CellContent, type Mark } from '../core/types.ts';
import { fail, ok, type Result } from '../core/result.ts';
import { SMALL_VARIANT, type Variant } from './variants.ts';

/**
 * A legal board between moves: contents row by row, and whose turn it is. It comes from `checkSetup` or
 * from a legal move (`emptySetup`, `afterMove`). There is one exception: the command line also asks
 * about finished boards on which the winner would move next (`boardOf` in `src/cli/asks/fields.ts`).
 */
export interface Setup {
  readonly cells: readonly CellContent[];
  readonly toMove: Mark;
}

/** Why a board cannot occur in a game. The message for each code is not the engine's business. */
export type SetupProblem =
  | { readonly code: 'cell-count'; readonly found: number; readonly expected: number }
  | { readonly code: 'mark-counts'; readonly x: number; readonly o: number }
  | { readonly code: 'wrong-turn'; readonly x: number; readonly o: number; readonly toMove: Mark }
  | { readonly code: 'two-winners' }
  | { readonly code: 'winner-to-move'; readonly winner: Mark };

/** How many lines one mark fills. */
function countWonLines(cells: readonly CellContent[], mark: Mark, variant: Variant): number {
  const { lines } = variant.geometry;
  return lines.filter((line) => line.every((cell) => cells[cell] === mark)).length;
}

function countOf(cells: readonly CellContent[], content: CellContent): number {
  return cells.filter((found) => found === content).length;
}

/**
 * Whose turn the counts say it is. With equal counts X, who by custom begins, unless X has won:
 * then X moved last.
 */
export function turnByCounts(
  cells: readonly CellContent[],
  variant: Variant = SMALL_VARIANT,
): Mark {
  const x = countOf(cells, X);
  const o = countOf(cells, O);
  if (x === o) return countWonLines(cells, X, variant) > 0 ? O : X;
  return x > o ? O : X;
}

/**
 * Checks that a board can occur in a game that either mark began: the counts are equal, or the mark that
 * does not move now has one more; and there is at most one winner, who moved last. If `toMove` is left
 * out, the counts decide it.
 */
export function checkSetup(
  cells: readonly CellContent[],
  toMove?: Mark,
  variant: Variant = SMALL_VARIANT,
): Result<Setup, SetupProblem> {
  const turn = toMove ?? turnByCounts(cells, variant);
  const expected = variant.geometry.cellCount;
  if (cells.length !== expected) return fail({ code: 'cell-count', found: cells.length, expected });
  const x = countOf(cells, X);
  const o = countOf(cells, O);
  if (Math.abs(x - o) > 1) return fail({ code: 'mark-counts', x, o });
  const xWon = countWonLines(cells, X, variant) > 0;
  const oWon = countWonLines(cells, O, variant) > 0;
  if (xWon && oWon) return fail({ code: 'two-winners' });
  if (x !== o && turn === (x > o ? X : O)) {
    return fail({ code: 'wrong-turn', x, o, toMove: turn });
  }
  if (xWon || oWon) {
    const winner = xWon ? X : O;
    if (turn === winner) return fail({ code: 'winner-to-move', winner });
  }
  return ok({ cells: [...cells], toMove: turn });
}

/** The board before the first move. */
export function emptySetup(toMove: Mark = X, variant: Variant = SMALL_VARIANT): Setup {
  return { cells: Array<CellContent>(variant.geometry.cellCount).fill(EMPTY), toMove };
}

/** The cells without a mark, in ascending order. */
export function emptyCells(cells: readonly CellContent[]): number[] {
  return [...cells.keys()].filter((cell) => cells[cell] === EMPTY);
}

/** Who moves after so many plies, if the game goes on for as long. */
export function moverAfter({ toMove }: Setup, plies: number): Mark {
  return plies % 2 === 0 ? toMove : other(toMove);
}

/** The setup after a move of the side to move. The caller has checked that the cell is free. */
export function afterMove(setup: Setup, cell: number): Setup {
  const cells = [...setup.cells];
  cells[cell] = setup.toMove;
  return { cells, toMove: other(setup.toMove) };
}
