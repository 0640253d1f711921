import type { BoardMoveReason, MarkName, Score, Variant } from '../../../engine/index.ts';
import type { Sentence } from '../../ui/types.ts';
import { boardExercises } from '#language/exercises/frame/boards';
import { outcome, smallExercises } from '#language/exercises/frame/small';
import { capital, eitherOf, ink, otherMark, say, strong } from '#language/ui/language/grammar';

export const boardMoveMessages = {
  name: 'Find the best move on another board',
  about:
    'Pupils find the best move on a board of any size, with lines that lose or marks that fall.',
  fields: { board: { label: smallExercises.boardField } },
  question: (variant: Variant, mover: MarkName): Sentence =>
    say`${boardExercises.rules(variant)} ${ink(mover)} to move. Which cell is best?`,
  hints: {
    threats: (mover: MarkName): Sentence =>
      say`Can ${ink(mover)} win now, or make two threats at once? If not, what does ${ink(otherMark(mover))} threaten?`,
    avoid: say`A line loses. Look for a cell that completes none, and leaves the other side few like it.`,
    worth: (score: Score, mover: MarkName): Sentence =>
      say`With the best move it’s ${outcome(score, mover)}.`,
    either: (cells: readonly string[]): Sentence => say`It’s one of these: ${eitherOf(cells)}.`,
  },
  solution: (cells: readonly string[], score: Score, mover: MarkName): Sentence =>
    say`${ink(mover)} takes ${strong(eitherOf(cells))}: with best play it’s ${outcome(score, mover)}.`,
  reason: (
    reason: BoardMoveReason,
    name: (cell: number) => string,
    mover: MarkName,
    isEarly = false,
  ): Sentence => {
    const cell = name(reason.cell);
    if (reason.code === 'cell-taken') return say`${boardExercises.taken(cell)}`;
    if (reason.code === 'no-cell')
      return say`No mark can stay on ${cell}: this board has no such cell, or a mark falls past it.`;
    const { score, best, reply } = reason;
    if (score === undefined)
      return say`${capital(cell)} doesn’t lead to ${outcome(best, mover)}, and there’s a move that does.`;
    // The best answer is often where one should have played.
    const then =
      reply === undefined || isEarly ? '' : ` Then ${otherMark(mover)} takes ${name(reply)}.`;
    return say`${capital(cell)} leads to ${outcome(score, mover)}, and there’s a move that leads to
      ${outcome(best, mover)}.${then}`;
  },
};
