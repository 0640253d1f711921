import {
  PROGRAM_TEXT,
  cardsTable,
  gradeProgram,
  makeMachine,
  meets,
  ownMachine,
  type MachineSpec,
  type ParamsOf,
  type Side,
} from '../../../engine/index.ts';
import { ownMachineMessages as messages } from '#language/exercises/own-machine/messages';
import { islandOf } from '../frame/islandPage.ts';
import type { OnPage } from '../frame/kindOnPage.ts';
import Answer from './Answer.svelte';

type Params = ParamsOf<'own-machine'>;

const tooLong = (machine: MachineSpec) => makeMachine(machine).length > PROGRAM_TEXT;

export default islandOf<'own-machine'>({
  rules: ownMachine,
  component: Answer,
  messages,
  group: 'machine',
  lesson: 'ratings',
  picture: () => undefined,
  question: ({ goals, by, most }) => messages.question(goals, by, most),
  spoken: ({ by }) => (by.includes('cards') ? messages.spoken : messages.spokenProgram),
  hints: (params) => messages.hints(params.goals, keyCards(params).length),
  solution: (params, machine) =>
    messages.solution(machine.kind === 'cards' ? machine.cards : keyCards(params)),
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
  missing: (machine) => (machine.kind === 'cards' && machine.cards.length === 0 ? 1 : 0),
  writing: {
    tooMuch: (machine) => (tooLong(machine) ? messages.tooLong : undefined),
    draft: ownMachine.answer,
  },
});

function keyCards(params: Params) {
  const key = ownMachine.key(params);
  return key.kind === 'cards' ? key.cards : [];
}

type Run = NonNullable<OnPage<'own-machine'>['run']>;
async function run(
  params: Params,
  machine: MachineSpec,
  { signal, onprogress }: Parameters<Run>[2],
): ReturnType<Run> {
  if (machine.kind === 'cards') return ownMachine.grade(params, machine);
  const { judgeProgram } = await import('../../sandbox/program.ts');
  const asked = { first: 0, second: 0 };
  const judge = (plays: Side) =>
    judgeProgram(machine, plays, {
      signal,
      onprogress(count) {
        asked[plays] = count;
        onprogress(asked.first + asked.second);
      },
    });
  const [first, second] = await Promise.all([judge('first'), judge('second')]);
  if (!first.ok) return gradeProgram(params, first.problem);
  if (!second.ok) return gradeProgram(params, second.problem);
  return gradeProgram(params, { first: first.value, second: second.value });
}
