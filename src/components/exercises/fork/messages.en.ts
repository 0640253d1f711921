import type { ForkReason, MarkName } from '../../../engine/index.ts';
import type { Sentence } from '../../ui/types.ts';
import { ink, listed, otherMark, say } from '#language/ui/language/grammar';
import { smallExercises } from '#language/exercises/frame/small';

export const forkMessages = {
  name: 'Make a fork',
  about: 'Pupils choose a cell that threatens two lines at once: good for seeing threats.',
  fields: { setup: { label: smallExercises.boardField } },
  question: (mover: MarkName): Sentence =>
    say`${ink(mover)} to move. Make a fork that wins: choose a cell that threatens two lines at
      once, and leaves ${ink(otherMark(mover))} no line to complete first.`,
  hints: {
    cross: (mover: MarkName): Sentence =>
      say`Look for lines with one ${ink(mover)} and two empty cells. A fork is an empty cell where
        two of them cross.`,
    block: (mover: MarkName): Sentence =>
      say`${ink(otherMark(mover))} threatens to win. Your mark has to stop that as well.`,
  },
  solution: (cells: readonly number[], mover: MarkName): Sentence =>
    say`${cells.length === 1 ? 'Cell' : 'Cells'}
      ${listed(cells)}${cells.length === 1 ? ' makes ' : ' each make '}two threats for
      ${ink(mover)}, and one mark can’t stop both.`,
  reason(reason: ForkReason, mover: MarkName): Sentence {
    const { cell } = reason;
    if (reason.code === 'cell-taken') return smallExercises.taken(cell);
    if (reason.code === 'fork-too-late') {
      return say`A mark on cell ${cell} makes two threats. But ${ink(otherMark(mover))} has a line
        to complete, and does it first.`;
    }
    return say`A mark on cell ${cell} makes
      ${reason.threats === 0 ? 'no threat' : 'one threat, and one mark stops it'}. A fork makes two
      at once.`;
  },
};
