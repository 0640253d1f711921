import { LONGEST_ANSWER, openDraft, openQuestion, type OpenParams } from '../../../engine/index.ts';
import { smallExercises } from '#language/exercises/frame/small';
import { openQuestionMessages as messages } from '#language/exercises/open/messages';
import { boardOfSetup } from '../../ui/board/setupView.ts';
import { sheetPicture, sheetSpoken } from '../frame/largeNames.ts';
import { islandOf } from '../frame/islandPage.ts';
import { startPicture } from '../frame/smallFacts.ts';
import Answer from './Answer.svelte';

function spoken({ setup, board, sheet }: OpenParams): string {
  if (board === 'none') return messages.noBoard;
  return board === 'sheet'
    ? sheetSpoken({ sheet })
    : smallExercises.rows(boardOfSetup(setup)).join(' ');
}

export default islandOf<'open'>({
  rules: openQuestion,
  component: Answer,
  messages,
  group: 'free',
  lesson: undefined,
  picture(params) {
    if (params.board === 'none') return undefined;
    return params.board === 'sheet' ? sheetPicture(params, []) : startPicture(params);
  },
  question: () => messages.question,
  spoken,
  hints: () => messages.hints,
  solution: () => messages.solution,
  reason: () => messages.solution,
  answerText: (answer) => answer || messages.none,
  writing: {
    tooMuch: (answer) => {
      const over = Array.from(answer).length - LONGEST_ANSWER;
      return over > 0 ? messages.over(over, LONGEST_ANSWER) : undefined;
    },
    draft: openDraft,
  },
});
