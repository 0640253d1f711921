import {
  countForms,
  type FormCount,
  type FormsParams,
  type FormsReason,
} from '../../../engine/index.ts';
import { countFormsMessages as messages } from '#language/exercises/count-forms/messages';
import { boardAnswer } from '../frame/boardPage.ts';
import type { KindOnPage } from '../frame/kindOnPage.ts';
import CountForms from './Answer.svelte';

/** "Count the forms of a board", as the page knows it. */
export const countFormsOnPage: KindOnPage<FormsParams, FormCount, FormsReason> = {
  ...boardAnswer,
  rules: countForms,
  isTap: true,
  component: CountForms,
  messages,
  group: 'judge',
  lesson: 'count',
  fields: messages.fields,
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
};
