import {
  afterMove,
  bestLine,
  emptyCells,
  markName,
  type MarkName,
  type MoveParams,
  type Setup,
} from '../../../engine/index.ts';
import { smallExercises } from '#language/exercises/frame/small';
import { boardOfSetup, drawnBoard } from '../../ui/board/setupView.ts';
import type { BoardView, Sentence } from '../../ui/types.ts';
import type { DrawnKey, ProofLine } from './kindOnPage.ts';

/** What the pages of kinds about nine cells have in common, from the facts of the engine. */

export const moverOf = (setup: Setup): MarkName => markName(setup.toMove);

/** The board row by row, for a reader who does not see it. */
export function boardSpoken(setup: Setup): string {
  return smallExercises.rows(boardOfSetup(setup)).join(' ');
}

/** A right cell that was just inked, and how the game may go on, to be stepped through. */
export const moveProof = (setup: Setup, cell: number): ProofLine => ({
  setup,
  moves: [cell, ...bestLine(afterMove(setup, cell)).moves],
  at: 1,
});

/** The last hint where a cell is asked for: a right one and a wrong one, by their numbers; none without both. */
export function eitherCell(setup: Setup, right: readonly number[]): readonly Sentence[] {
  const [first] = right;
  const wrong = emptyCells(setup.cells).find((cell) => !right.includes(cell));
  if (first === undefined || wrong === undefined) return [];
  return [smallExercises.either([first, wrong].sort((a, b) => a - b))];
}

/** The board with these cells marked. */
export function lit(view: BoardView, cells: readonly number[]): BoardView {
  return {
    ...view,
    cells: view.cells.map((each) => ({ ...each, isLast: cells.includes(each.cell) })),
  };
}

/** The board of the question. */
export const startPicture = ({ setup }: Pick<MoveParams, 'setup'>): DrawnKey =>
  litPicture(boardOfSetup(setup), []);

/** And with these cells marked. */
export const litPicture = (view: BoardView, cells: readonly number[]): DrawnKey => ({
  shape: 'board',
  view: lit(view, cells),
});

/** The right cells with the mark that goes there, in pencil. */
export function chosenPicture(
  { setup }: Pick<MoveParams, 'setup'>,
  right: readonly number[],
): DrawnKey {
  const ghost = { on: right, mark: markName(setup.toMove) };
  return { shape: 'board', view: drawnBoard(setup.cells, { ghost }) };
}
