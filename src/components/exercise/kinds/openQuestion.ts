import { answerText, openQuestion, type OpenParams } from '../../../engine/index.ts';
import { nineExercises } from '../../../i18n/en/exercises/nine.ts';
import { openQuestionWords as words } from '../../../i18n/en/exercises/openQuestion.ts';
import { boardOfSetup } from '../../view/boardView.ts';
import type { KindOnPage } from '../kindOnPage.ts';
import OpenQuestion from './OpenQuestion.svelte';

/** "Your own question", as the page knows it. */
export const openQuestionOnPage: KindOnPage<OpenParams, string, never> = {
  rules: openQuestion,
  component: OpenQuestion,
  name: words.name,
  about: words.about,
  fields: words.fields,
  question: () => words.question,
  spoken: ({ setup, board }) =>
    board === 'none' ? words.noBoard : nineExercises.rows(boardOfSetup(setup)).join(' '),
  hints: () => words.hints,
  solution: () => words.solution,
  reason: () => words.solution,
  told: (answer) => answer || words.none,
  typed: { how: () => words.typed, read: (text) => answerText(text) || undefined },
};
