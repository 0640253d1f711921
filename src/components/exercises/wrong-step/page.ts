import {
  falseStory,
  markName,
  playedRequest,
  wrongStep,
  type WrongStepParams,
} from '../../../engine/index.ts';
import { smallExercises } from '#language/exercises/frame/small';
import { wrongStepMessages as messages } from '#language/exercises/wrong-step/messages';
import { boardOfSetup } from '../../ui/board/setupView.ts';
import type { Sentence } from '../../ui/types.ts';
import { describedStory, truthOf } from './falseSentence.ts';
import { islandOf } from '../frame/islandPage.ts';
import { startPicture } from '../frame/smallFacts.ts';
import Answer from './Answer.svelte';

function spoken(params: WrongStepParams): string {
  const board = smallExercises.rows(boardOfSetup(params.setup)).join(' ');
  const steps = describedStory(params).map(({ sentence }) =>
    sentence.map(({ text }) => text).join(''),
  );
  return messages.spoken(board, steps);
}

function hints(params: WrongStepParams): Sentence[] {
  const { steps, falsehood } = falseStory(params);
  const key = wrongStep.key(params);
  const near = [key - 1, key, key + 1].filter((step) => step <= steps.length);
  return [messages.hints.follow, messages.hints[falsehood.fact], messages.hints.near(near)];
}

export default islandOf<'wrong-step'>({
  rules: wrongStep,
  isTap: true,
  component: Answer,
  messages,
  group: 'machine',
  lesson: 'whole-tree',
  picture: startPicture,
  question: ({ computer, call }) => messages.question(markName(computer), call),
  spoken,
  isSpokenByAnswer: true,
  hints,
  solution: (params, key) => messages.solution(key, truthOf(params)),
  reason: ({ chosen, isLater }) => messages.reason(chosen, isLater),
  answerText: (step) => messages.answerText(step),
  search: ({ setup, computer }) => playedRequest({ setup, computer, search: 'minimax' }),
});
