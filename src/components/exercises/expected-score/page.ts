import { expectedScore, repliesTo, type ExpectedParams } from '../../../engine/index.ts';
import { expectedScoreMessages as messages } from '#language/exercises/expected-score/messages';
import type { Sentence } from '../../ui/types.ts';
import { boardOfSetup } from '../../ui/board/setupView.ts';
import { boardAnswer } from '../frame/boardPage.ts';
import { islandOf } from '../frame/islandPage.ts';
import { litPicture, moverOf } from '../frame/smallFacts.ts';
import { chanceField, chanceText } from '../frame/typedNumbers.ts';

function hints(params: ExpectedParams): Sentence[] {
  const mover = moverOf(params.setup);
  const replies = repliesTo(params);
  const tree = [messages.hints.tree(mover, replies.length), messages.hints.mean(mover, params.own)];
  // Of a single reply the chance is the whole answer.
  const [first, second] = replies;
  return first && second ? [...tree, messages.hints.reply(first, mover)] : tree.slice(1);
}

export default islandOf<'expected-score'>({
  ...boardAnswer,
  rules: expectedScore,
  field: chanceField,
  messages,
  group: 'judge',
  lesson: 'arena',
  picture: ({ setup, cell }) => litPicture(boardOfSetup(setup), [cell]),
  question: ({ setup, cell, own }) => messages.question(moverOf(setup), cell, own),
  hints,
  solution: (params, right) => messages.solution(right, repliesTo(params), moverOf(params.setup)),
  reason: (reason, { setup }) => messages.reason(reason, moverOf(setup)),
  answerText: chanceText,
});
