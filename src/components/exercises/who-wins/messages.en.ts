import type { GameValue, Variant } from '../../../engine/index.ts';
import type { Sentence } from '../../ui/types.ts';
import { boardExercises } from '#language/exercises/frame/boards';
import { ink, say } from '#language/ui/language/grammar';

const answers: Readonly<Record<GameValue, string>> = {
  first: 'X, who begins',
  draw: 'nobody',
  second: 'O, who comes second',
};

export const whoWinsMessages = {
  name: 'Who wins on this board?',
  about: 'Pupils say who wins on a board of any size, with lines that lose and marks that fall.',
  fields: { variant: { label: boardExercises.variantField } },
  question: (variant: Variant): Sentence =>
    say`${boardExercises.rules(variant)} ${ink('X')} begins. Who wins if both play as well as they can?`,
  choose: 'Who wins',
  answers,
  hints: {
    tryIt: say`Play a few games on squared paper. Where does somebody get two threats at once?`,
    avoid: say`Nobody wants a line here. Play a few games on squared paper: who is the first without a harmless cell?`,
    theft: say`It isn’t ${ink('O')}: if ${ink('O')} had a plan that is sure to win, ${ink('X')} could steal it, because a
      mark more never hurts here.`,
    noTheft: say`${ink('X')} can’t steal a plan from ${ink('O')} here: with these rules a mark more may hurt.`,
    not: (answer: GameValue): Sentence => say`It isn’t the answer “${answers[answer]}”.`,
  },
  solution: (right: GameValue): Sentence =>
    right === 'draw'
      ? say`Nobody: with best play it’s a draw.`
      : say`With best play ${ink(right === 'first' ? 'X' : 'O')} wins, who ${right === 'first' ? 'begins' : 'comes second'}.`,
  early: say`With best play it ends in another way.`,
  reason: (right: GameValue): Sentence =>
    right === 'draw'
      ? say`With best play nobody wins here.`
      : say`With best play ${ink(right === 'first' ? 'X' : 'O')} wins here.`,
};
