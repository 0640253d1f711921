import type { FindWinReason, MarkName } from '../../../engine/index.ts';
import type { Sentence } from '../../ui/types.ts';
import { ink, listed, otherMark, say } from '#language/ui/language/grammar';
import { smallExercises } from '#language/exercises/frame/small';

/** A cell, and the cells of the lines that it completes or stops. */
export interface CellLines {
  readonly cell: number;
  readonly lines: readonly (readonly number[])[];
}

/** "the line 2, 4 and 6", "the lines 0, 1 and 2; 2, 4 and 6". */
export const linesNamed = (lines: CellLines['lines']): string =>
  `the ${lines.length === 1 ? 'line' : 'lines'} ${lines.map(listed).join('; ')}`;

const later = (value: FindWinReason & { readonly code: 'no-line' }, mover: MarkName): Sentence => {
  if (value.value > 0) return say`${ink(mover)} can still win, but only later.`;
  if (value.value < 0) return say`Now ${ink(otherMark(mover))} can win.`;
  return say`With best play from both sides it’s a draw now.`;
};

export const findWinMessages = {
  name: 'Find the win',
  about: 'Pupils choose the cell that completes a line now: good for seeing all eight lines.',
  fields: { setup: { label: smallExercises.boardField } },
  question: (mover: MarkName): Sentence =>
    say`${ink(mover)} to move. Choose a cell that wins straight away.`,
  hints: {
    pair: (mover: MarkName): Sentence =>
      say`Look for a line with two ${ink(mover, `${mover}’s`)} and an empty cell.`,
    first: (mover: MarkName): Sentence =>
      say`${ink(otherMark(mover))} threatens a line too, but you don’t have to stop it: a win ends
        the game.`,
  },
  solution: (wins: readonly CellLines[]): Sentence =>
    say`${wins
      .map(({ cell, lines }) => `Cell ${cell} completes ${linesNamed(lines)}`)
      .join('. ')}.`,
  reason: (reason: FindWinReason, mover: MarkName): Sentence =>
    reason.code === 'cell-taken'
      ? smallExercises.taken(reason.cell)
      : say`Cell ${reason.cell} completes no line. ${later(reason, mover)}`,
};
