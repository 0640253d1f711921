import type { CallReason, MarkName, Score } from '../../../engine/index.ts';
import type { Sentence } from '../../ui/types.ts';
import { formatScore, ink, otherMark, say } from '#language/ui/language/grammar';
import { meaning, smallExercises } from '#language/exercises/frame/small';

/** Whose turn it is, and whose side scores take: above 0 is good for the computer. */
export interface Sides {
  readonly mover: MarkName;
  readonly computer: MarkName;
}

/** What is bad for the computer is good for the other side; said where a minus sign may mislead. */
function goodFor(score: Score, { mover, computer }: Sides): Sentence {
  if (mover === computer || score >= 0) return [];
  return say`, and that is good for ${ink(otherMark(computer))}`;
}

export const returnValueMessages = {
  name: 'What does this call return?',
  about: 'Pupils work out the score of a board as minimax does: a win, a draw or a loss.',
  fields: {
    setup: { label: smallExercises.boardField },
    computer: { label: 'The computer plays' },
  },
  question: ({ mover, computer }: Sides): Sentence =>
    say`Minimax is given this board. ${ink(computer)} is the computer, and ${ink(mover)} is to move.
      What does it return? ${meaning(10, computer)}; ${meaning(-10, computer)}; 0 is a draw.`,
  choose: 'It returns',
  value: formatScore,
  hints: {
    over: say`Is the game over on this board? Then there is nothing to try.`,
    wants: ({ mover, computer }: Sides): Sentence =>
      say`${ink(mover)} is to move, and wants the ${mover === computer ? 'highest' : 'lowest'}
        score: ${mover === computer ? '+10' : '−10'} if it can get that.`,
    each: (cells: number, mover: MarkName): Sentence =>
      cells === 1
        ? say`There is one cell left. What is on the board then?`
        : say`Try each of the ${cells} empty cells for ${ink(mover)}. How does the other side reply?`,
    best: (cell: number, mover: MarkName): Sentence =>
      say`A best move for ${ink(mover)} is cell ${cell}. How does the game end after it?`,
    line: (mark: MarkName): Sentence => say`Look for three ${ink(mark, `${mark}’s`)} in a line.`,
    full: say`Nobody has a line.`,
  },
  solution: (cell: number | undefined, result: Score, { mover, computer }: Sides): Sentence =>
    cell === undefined
      ? say`The score is ${meaning(result, computer)}.`
      : say`A best move for ${ink(mover)} is cell ${cell}. It leads to ${meaning(result, computer)}.`,
  early: ({ code }: CallReason, { mover }: Sides): Sentence =>
    code === 'game-is-over'
      ? say`The game is over on this board. Look for a complete line.`
      : say`${ink(mover)}${
          code === 'mover-has-better'
            ? ' can do better than that.'
            : ' can’t do that well if both sides play their best.'
        }`,
  reason(reason: CallReason, sides: Sides): Sentence {
    const { mover, computer } = sides;
    if (reason.code === 'game-is-over') {
      return say`The game is over on this board. Its score is ${meaning(reason.score, computer)}.`;
    }
    const { cell, score } = reason;
    if (reason.code === 'mover-has-better') {
      return say`${ink(mover)} can do better than that. Cell ${cell} leads to
        ${meaning(score, computer)}${goodFor(score, sides)}.`;
    }
    return say`${ink(mover)} can’t do that well if both sides play their best: a best move is cell
      ${cell}, and it leads to ${meaning(score, computer)}.`;
  },
};
