import { EMPTY, O, X, markName, other, type CellContent, type Mark } from '../core/types.ts';
import { fail, ok, type Result } from '../core/result.ts';
import { SMALL_VARIANT, cellBelow, type Variant } from './variants.ts';

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
  /** Lines of one mark that no single move could have completed. */
  | { readonly code: 'lines-apart'; readonly mark: Mark }
  /** Where marks fall, this one has an empty cell below it. */
  | { readonly code: 'floating'; readonly cell: number }
  | { readonly code: 'winner-to-move'; readonly winner: Mark };

/** The lines that one mark fills. */
function linesOf(cells: readonly CellContent[], mark: Mark, variant: Variant) {
  return variant.geometry.lines.filter((line) => line.every((cell) => cells[cell] === mark));
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
  if (x === o) return linesOf(cells, X, variant).length > 0 ? O : X;
  return x > o ? O : X;
}

/**
 * Checks that a board can occur in a game that either mark began: the counts are equal, or the mark that
 * does not move now has one more; at most one has lines, moved last, and completed them with one mark; and no
 * mark floats where marks fall. If `toMove` is left out, the counts decide it.
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
  const floating = cells.findIndex(
    (mark, cell) => mark !== EMPTY && isUncovered(cells, cell, variant),
  );
  if (floating >= 0) return fail({ code: 'floating', cell: floating });
  const byX = linesOf(cells, X, variant);
  const byO = linesOf(cells, O, variant);
  const [xWon, oWon] = [byX.length > 0, byO.length > 0];
  if (xWon && oWon) return fail({ code: 'two-winners' });
  if (x !== o && turn === (x > o ? X : O)) {
    return fail({ code: 'wrong-turn', x, o, toMove: turn });
  }
  if (xWon || oWon) {
    const winner = xWon ? X : O;
    const [first = [], ...others] = xWon ? byX : byO;
    const isLast = (at: number) =>
      others.every((line) => line.includes(at)) &&
      !cells.some((mark, cell) => mark !== EMPTY && cellBelow(variant, cell) === at);
    if (!first.some(isLast)) return fail({ code: 'lines-apart', mark: winner });
    if (turn === winner) return fail({ code: 'winner-to-move', winner });
  }
  return ok({ cells: [...cells], toMove: turn });
}

/** Whether a mark on this cell would fall further down. */
function isUncovered(cells: readonly CellContent[], cell: number, variant: Variant): boolean {
  const below = cellBelow(variant, cell);
  return below !== undefined && cells[below] === EMPTY;
}

/** Who has won, and the first line that decided it: with misère it is the loser's. */
export interface Win {
  readonly winner: Mark;
  readonly line: readonly number[];
}

/** The win on a board; `undefined` if there is no line. */
export function winOn(
  cells: readonly CellContent[],
  variant: Variant = SMALL_VARIANT,
): Win | undefined {
  for (const line of variant.geometry.lines) {
    const mark = cells[line[0] as number] as CellContent;
    if (mark === EMPTY || line.some((cell) => cells[cell] !== mark)) continue;
    return { winner: variant.misere ? other(mark) : mark, line };
  }
  return undefined;
}

/** The cells that may be played while the game goes on, in ascending order: where marks fall, one a column. */
export function playableCells(cells: readonly CellContent[], variant: Variant): number[] {
  return emptyCells(cells).filter((cell) => !isUncovered(cells, cell, variant));
}

/** The cell that a mark put into this one takes: where marks fall, the lowest free one of its column, if there is one. */
export function landsOn(cells: readonly CellContent[], variant: Variant, cell: number): number {
  if (!variant.gravity) return cell;
  const { columns, rows } = variant.geometry;
  const sheet = columns * rows;
  const isBelow = (each: number) =>
    Math.floor(each / sheet) === Math.floor(cell / sheet) && each % columns === cell % columns;
  return playableCells(cells, variant).find(isBelow) ?? cell;
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

/** Cells that complete a line with the next mark: of the side to move, or else of the other side, which `by` names. */
export function urgentMoves({ cells, toMove }: Setup, variant: Variant) {
  // Where a line loses nobody has to complete one.
  if (variant.misere || winOn(cells, variant)) return undefined;
  const completing = [toMove, other(toMove)].map((mark) => ({
    cells: playableCells(cells, variant).filter((cell) =>
      winOn(afterMove({ cells, toMove: mark }, cell).cells, variant),
    ),
    by: markName(mark),
    isOwn: mark === toMove,
  }));
  return completing.find((found) => found.cells.length > 0);
}
