import {
  FORM_COUNTS,
  countForms,
  type FormCount,
  type FormsParams,
  type FormsReason,
} from '../../../engine/index.ts';
import { countFormsMessages as words } from '#language/exercises/count-forms/messages';
import type { KindOnPage } from '../frame/kindOnPage.ts';
import { boardSpoken, startPicture } from '../frame/nineFacts.ts';
import { readWhole } from '../frame/typedNine.ts';
import CountForms from './Answer.svelte';

/** "Count the forms of a board", as the page knows it. */
export const countFormsOnPage: KindOnPage<FormsParams, FormCount, FormsReason> = {
  rules: countForms,
  component: CountForms,
  messages: words,
  group: 'judge',
  lesson: 'count',
  fields: words.fields,
  picture: startPicture,
  question: () => words.question,
  spoken: ({ setup }) => boardSpoken(setup),
  // Eight ways, and each look comes up equally often: so many leave the board as it is.
  isTold: true,
  hints: (params) => [
    words.hints.turn,
    words.hints.mirror,
    words.hints.same(8 / countForms.key(params)),
  ],
  solution: (_, key) => words.solution(key),
  reason: (reason) => words.reason(reason),
  told: String,
  typed: {
    how: () => words.typed,
    read: (text) => FORM_COUNTS.find((count) => count === readWhole(text)),
  },
};
