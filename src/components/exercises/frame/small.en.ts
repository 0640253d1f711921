import type { MarkName, Score } from '../../../engine/index.ts';
import type { Sentence } from '../../ui/types.ts';
import { boardRows } from '#language/ui/board/boards';
import { eitherOf, ink, say, worth } from '#language/ui/language/grammar';

/** "a win for X", as a move of X leads to it. */
export const outcome = (score: Score, mover: MarkName): Sentence =>
  score === 0 ? say`a draw` : say`a ${score > 0 ? 'win' : 'loss'} for ${ink(mover)}`;

/** "−10: O, the computer, loses". */
export function meaning(score: Score, computer: MarkName): Sentence {
  const value = worth(score, computer);
  if (score === 0) return say`${value}: a draw`;
  return say`${value}: ${ink(computer)}, the computer, ${score > 0 ? 'wins' : 'loses'}`;
}

/** What exercises on a board of nine cells have in common. */
export const smallExercises = {
  boardField: 'Board, and whose turn it is',
  taken: (cell: number): Sentence => say`Cell ${cell} is taken already.`,
  rows: boardRows,
  /** Where the answer is a cell, chosen on the board. */
  choice: {
    board: (mover: MarkName) => `The board of the question. Choose a cell for ${mover}.`,
    lineBoard: (isOver: boolean) =>
      isOver ? 'How the game goes on.' : 'How the game goes on. Choose another cell to try again.',
    yours: (mark: MarkName) => `, your choice for ${mark}`,
    none: 'No cell is chosen yet.',
    chosen: (mover: MarkName, cell: string) => `Your choice: ${mover} on ${cell}.`,
    answerText: (cell: number) => `cell ${cell}`,
    blank: 'Cell',
  },
  /** The last hint of a cell: the right one, and one that is not. */
  either: (cells: readonly number[]): Sentence =>
    say`It is one of these cells: ${eitherOf(cells)}.`,
};
