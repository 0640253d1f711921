import {
  cardsTable,
  gradeProgram,
  leastCards,
  makeLinkedMachine,
  meets,
  ownMachine,
} from '../../../engine/index.ts';
import { ownMachineMessages as messages } from '#language/exercises/own-machine/messages';
import { islandOf } from '../frame/islandPage.ts';
import type { OnPage } from '../frame/kindOnPage.ts';
import Answer from './Answer.svelte';

export default islandOf<'own-machine'>({
  rules: ownMachine,
  component: Answer,
  messages,
  group: 'machine',
  lesson: 'ratings',
  picture: () => undefined,
  question: ({ goals, by, most }) => messages.question(goals, by, most),
  spoken: ({ by }) => (by.includes('cards') ? messages.spoken : messages.spokenProgram),
  hints: ({ goals, by }) => messages.hints(goals, leastCards(goals).length, by.includes('cards')),
  solution: ({ goals }, machine) =>
    machine.kind === 'cards'
      ? messages.solution(machine.cards)
      : messages.programSolution(leastCards(goals)),
  reason: (reason) => messages.reason(reason),
  answerText: (machine) => messages.answerText(machine),
  steps: (machine, { goals }) =>
    machine.kind === 'cards'
      ? goals.map((goal) => ({
          name: messages.fields.goals.option([goal]),
          value: messages.step(meets(goal, cardsTable(machine.cards))),
        }))
      : [],
  run,
  unanswered: ({ by }) => messages.unanswered(by),
  missing: (machine) => (machine.kind === 'cards' && machine.cards.length === 0 ? 1 : 0),
  writing: {
    tooMuch: (machine) => (makeLinkedMachine(machine) ? undefined : messages.tooLong),
    draft: ownMachine.answer,
  },
});

type Run = NonNullable<OnPage<'own-machine'>['run']>;
async function run(...[params, machine, options]: Parameters<Run>): ReturnType<Run> {
  if (machine.kind === 'cards') return ownMachine.grade(params, machine);
  const { judgeProgram } = await import('../../sandbox/program.ts');
  const found = await judgeProgram(machine, options);
  return gradeProgram(params, found.ok ? found.value : found.problem);
}
