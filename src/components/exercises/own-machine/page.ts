import { mostCards, ownMachine } from '../../../engine/index.ts';
import { ownMachineMessages as messages } from '#language/exercises/own-machine/messages';
import { islandOf } from '../frame/islandPage.ts';
import Answer from './Answer.svelte';

export default islandOf<'own-machine'>({
  rules: ownMachine,
  component: Answer,
  messages,
  group: 'machine',
  lesson: 'ratings',
  picture: () => undefined,
  question: (params) =>
    messages.question(
      params.goal,
      mostCards(params),
      params.without === 'none' ? undefined : params.without,
    ),
  spoken: () => messages.spoken,
  hints: (params) => messages.hints(params.goal, ownMachine.key(params).cards.length),
  solution: (_, { cards }) => messages.solution(cards),
  reason: (reason) => messages.reason(reason),
  answerText: ({ cards }) => messages.answerText(cards),
  missing: ({ cards }) => (cards.length === 0 ? 1 : 0),
});
