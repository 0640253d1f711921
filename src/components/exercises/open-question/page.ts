import {
  LONGEST_ANSWER,
  answerText,
  openDraft,
  openQuestion,
  type OpenParams,
} from '../../../engine/index.ts';
import { nineExercises } from '#language/exercises/frame/small';
import { openQuestionMessages as words } from '#language/exercises/open-question/messages';
import { boardOfSetup } from '../../stepper/search/boardView.ts';
import { sheetSpoken } from '../frame/sheetNames.ts';
import type { KindOnPage } from '../frame/kindOnPage.ts';
import OpenQuestion from './Answer.svelte';

function spoken({ setup, board, sheet }: OpenParams): string {
  if (board === 'none') return words.noBoard;
  return board === 'sheet'
    ? sheetSpoken({ sheet })
    : nineExercises.rows(boardOfSetup(setup)).join(' ');
}

/** "Your own question", as the page knows it. */
export const openQuestionOnPage: KindOnPage<OpenParams, string, never> = {
  rules: openQuestion,
  component: OpenQuestion,
  name: words.name,
  about: words.about,
  fields: words.fields,
  question: () => words.question,
  spoken,
  hints: () => words.hints,
  solution: () => words.solution,
  reason: () => words.solution,
  told: (answer) => answer || words.none,
  typed: { how: () => words.typed, read: (text) => answerText(text) || undefined },
  writing: {
    tooMuch: (answer) => {
      const over = Array.from(answer).length - LONGEST_ANSWER;
      return over > 0 ? words.over(over, LONGEST_ANSWER) : undefined;
    },
    draft: openDraft,
  },
};
