import { beadChances, beadsAdded, beadsBefore } from '../../../engine/index.ts';
import { beadChancesMessages as messages } from '#language/exercises/bead-chances/messages';
import { boardOfSetup } from '../../ui/board/setupView.ts';
import { boardAnswer } from '../frame/boardPage.ts';
import { islandOf } from '../frame/islandPage.ts';
import { litPicture, moverOf } from '../frame/smallFacts.ts';
import { chanceField, chanceText } from '../frame/typedNumbers.ts';

const REWARDS = { win: beadsAdded('win'), draw: beadsAdded('draw'), loss: -beadsAdded('loss') };

export default islandOf<'bead-chances'>({
  ...boardAnswer,
  rules: beadChances,
  field: chanceField,
  messages,
  group: 'judge',
  lesson: 'learning',
  picture: ({ setup, asked }) => litPicture(boardOfSetup(setup), [asked]),
  question: ({ setup, ...box }) => messages.question({ ...box, mover: moverOf(setup) }, REWARDS),
  hints: (params) => [
    messages.hints.counts,
    messages.hints.total(beadsBefore(params).outOf),
    messages.hints.other(params.asked === params.drawn),
  ],
  solution: ({ asked }, right) => messages.solution(right, asked),
  reason: (reason) => messages.reason(reason),
  answerText: chanceText,
});
