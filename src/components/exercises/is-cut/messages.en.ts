import type { CutReason, MarkName, Score, TriedCell } from '../../../engine/index.ts';
import type { Sentence } from '../../ui/types.ts';
import { formatScore, ink, otherMark, say, worth } from '#language/ui/language/grammar';
import { smallExercises } from '#language/exercises/frame/small';

/** "returns −10"; "returns at most 0" where no more is known. */
const answers = ({ score, isExact }: TriedCell, computer: MarkName): Sentence =>
  say`${isExact ? 'returns ' : 'returns at most '}${worth(score, computer)}`;

/** Why a call tries all of its cells. */
function lastOfAll(cell: number, sure: Score, computer: MarkName): Sentence {
  return say`No earlier cell returns ${worth(sure, computer)}${sure > -10 ? ' or less' : ''}, so the
    call isn’t pruned: it tries every cell, and ${cell} is the last.`;
}

export const isCutMessages = {
  name: 'Where is the call pruned?',
  about: 'Pupils follow a call of alpha-beta, cell by cell, and say which cell it tries last.',
  fields: {
    setup: { label: smallExercises.boardField },
    sure: {
      label: 'The computer is sure of (α)',
      option: (sure: Score): string => formatScore(sure),
    },
  },
  board: 'The board of the question. Choose the cell that is tried last.',
  chosen: (cell: number) => `Your choice: cell ${cell} is the last.`,
  question: (mover: MarkName, sure: Score): Sentence =>
    say`A call of alpha-beta gets this board. ${ink(mover)} to move, and it tries the cells by their
      numbers. ${ink(otherMark(mover))}, the computer, already has a move elsewhere that scores
      ${worth(sure, otherMark(mover))}: that is α. As soon as this call can’t return more, it’s
      pruned. Which cell is the last that it tries?`,
  hints: {
    order: (mover: MarkName): Sentence =>
      say`Begin with the lowest empty cell. Put ${ink(mover)} there: what is the score if both go on
        as well as they can?`,
    when: (sure: Score, computer: MarkName): Sentence =>
      say`The call is pruned as soon as a cell returns
        ${worth(sure, computer)}${sure > -10 ? ' or less. ' : '. '}If none does, the last of all
        cells is tried too.`,
    first: (tried: TriedCell, computer: MarkName): Sentence =>
      say`Cell ${tried.cell} is tried first. It ${answers(tried, computer)}.`,
  },
  solution: (cell: number, sure: Score, isCut: boolean, computer: MarkName): Sentence =>
    isCut
      ? say`After cell ${cell} the call can return no more than ${worth(sure, computer)}, and is
        pruned.`
      : lastOfAll(cell, sure, computer),
  early: say`That isn’t the last cell that the call tries. Follow it once more from the lowest empty
    cell, and after each score ask whether anything is left to find out.`,
  reason(reason: CutReason, computer: MarkName): Sentence {
    if (reason.code === 'cell-taken') return smallExercises.taken(reason.cell);
    const { cell, sure } = reason;
    if (!reason.isCut) return lastOfAll(cell, sure, computer);
    return say`Cell ${cell} ${answers(reason, computer)}, and ${ink(computer)} is sure of
      ${worth(sure, computer)} already, so the call is pruned there.`;
  },
};
