import { FORM_COUNTS, countForms } from '../../../engine/index.ts';
import { countFormsMessages as messages } from '#language/exercises/count-forms/messages';
import { boardAnswer } from '../frame/boardPage.ts';
import { islandOf } from '../frame/islandPage.ts';

export default islandOf<'count-forms'>({
  ...boardAnswer,
  rules: countForms,
  isTap: true,
  choice: { legend: messages.choose, answers: () => FORM_COUNTS, format: String },
  messages,
  group: 'judge',
  lesson: 'count',
  question: () => messages.question,
  // Eight ways, and each look comes up equally often: so many leave the board as it is.
  hints: (params) => [
    messages.hints.turn,
    messages.hints.mirror,
    messages.hints.same(8 / countForms.key(params)),
  ],
  solution: (_, key) => messages.solution(key),
  reason: (reason) => messages.reason(reason),
  answerText: String,
});
