import { cardsTable, meets, ownMachine } from '../../../engine/index.ts';
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
  question: ({ goals, most }) => messages.question(goals, most),
  spoken: () => messages.spoken,
  hints: (params) => messages.hints(params.goals, ownMachine.key(params).cards.length),
  solution: (_, { cards }) => messages.solution(cards),
  reason: (reason) => messages.reason(reason),
  answerText: ({ cards }) => messages.answerText(cards),
  steps: ({ cards }, { goals }) =>
    goals.map((goal) => ({
      name: messages.fields.goals.option([goal]),
      value: messages.step(meets(goal, cardsTable(cards))),
    })),
  missing: ({ cards }) => (cards.length === 0 ? 1 : 0),
});
