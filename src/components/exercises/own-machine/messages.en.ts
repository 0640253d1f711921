import {
  ANY_CARDS,
  type CardId,
  type MachineGoal,
  type BuiltMachine,
  type MachineWay,
  type OwnMachineReason,
  type Side,
} from '../../../engine/index.ts';
import type { Sentence } from '../../ui/types.ts';
import { cardMessages, codeMessages } from '#language/bot/messages';
import { explainFault, explainSource } from '#language/bot/code/problems';
import {
  capital,
  count,
  countThings,
  decimal,
  eitherOf,
  listed,
  say,
  strong,
} from '#language/ui/language/grammar';

/** What the machine has to do, and how that is said where a teacher chooses it. */
const GOALS: Readonly<Record<MachineGoal, { readonly asked: string; readonly option: string }>> = {
  'never-lose': {
    asked: 'can’t be beaten, whether it begins or goes second',
    option: 'never lose',
  },
  'hold-level-0': {
    asked:
      'loses no more than 5 of 100 games on average when it goes second against the bot that rates cells by rules, at its level 0',
    option: 'lose at most 5 of 100 games against level 0 of the rules, going second',
  },
  'beat-random': {
    asked:
      'wins at least 95 of 100 games on average when it begins against Random, who takes any free cell',
    option: 'win 95 of 100 games against Random, when it begins',
  },
  'take-wins': {
    asked: 'completes a line whenever it can',
    option: 'win whenever it can',
  },
};

const HINTS: Readonly<Record<MachineGoal, Sentence>> = {
  'take-wins': say`What must it look for before anything else?`,
  'beat-random': say`Random seldom stops a line. What makes lines quickly?`,
  'hold-level-0': say`Two threats at once can’t both be stopped, so stop them before they are made.`,
  'never-lose': say`Try the machine yourself. What does it do if the first mark is in the centre?`,
};

const WHEN: Readonly<Record<Side, string>> = {
  first: 'when it begins',
  second: 'when it goes second',
};

const { languages } = codeMessages;
const WAYS: Readonly<Record<MachineWay, string>> = { cards: 'rule cards', ...languages };
/** "of rule cards", "in Python or JavaScript", "of rule cards or in Python". */
function madeOf(by: readonly MachineWay[]): string {
  const cards = by.includes('cards') ? ['of rule cards'] : [];
  const written = by.filter((way) => way !== 'cards').map((way) => WAYS[way]);
  return eitherOf([...cards, ...(written.length > 0 ? [`in ${eitherOf(written)}`] : [])]);
}

const nameOf = (card: CardId) => cardMessages.cards[card].name;
const namesOf = (cards: readonly CardId[]) => cards.map(nameOf).join(', ');
/** Games of a hundred, with as many digits as it takes to see that they are not the number that was asked for. */
const gamesBeside = (games: number, asked: number): string =>
  [1, 2, 3, 4, 5].map((places) => decimal(games, places)).find((text) => Number(text) !== asked) ??
  decimal(games, 6);
const cardsInAll = (count: number) => countThings(count, 'card');

/** Build a machine of rule cards: what is asked and said. */
export const ownMachineMessages = {
  name: 'Build a machine',
  about:
    'Pupils lay rule cards in an order, or write a program, and a proof over all its games says whether it does what you ask.',
  fields: {
    goals: {
      label: 'What it has to do',
      option: ([goal]: readonly MachineGoal[]) => GOALS[goal as MachineGoal].option,
    },
    by: {
      label: 'What pupils may use',
      option: ([way]: readonly MachineWay[]) => capital(WAYS[way as MachineWay]),
    },
    most: {
      label: 'How many cards it may have',
      option: (most: number) => (most === ANY_CARDS ? 'any number' : `at most ${count(most)}`),
    },
  },
  question: (goals: readonly MachineGoal[], by: readonly MachineWay[], most: number): Sentence =>
    say`Build a machine ${madeOf(by)} ${goals.flatMap((goal, at) => [
      at === 0 ? 'that ' : at === goals.length - 1 ? ', and that ' : ', that ',
      strong(GOALS[goal].asked),
    ])}.${
      most === ANY_CARDS || !by.includes('cards')
        ? ''
        : ` It may have ${most === 1 ? 'one card' : `up to ${cardsInAll(most)}`}.`
    }`,
  spoken:
    'The board is empty. The machine asks its cards from the top, and the first that fits decides.',
  spokenProgram:
    'The board is empty. The program is asked for a cell whenever the machine is to move.',
  board: 'A game that it can be led into.',
  title: 'Its cards',
  way: 'What it is made of',
  wayOf: (way: MachineWay) => capital(WAYS[way]),
  program: 'Its program: play(board, mark)',
  how: 'board is a list of nine cells, "X", "O" or "". mark is yours, "X" or "O". play gives back the number of a free cell.',
  tooLong: 'This program is too long to be handed in. Shorten it.',
  unanswered: (by: readonly MachineWay[]) =>
    by.includes('cards')
      ? `Lay a card first${by.length > 1 ? ', or change the program' : ''}.`
      : 'This is still the program that the task began with. Change it first.',
  blank: 'Its cards, from the top',
  choices: (cards: readonly CardId[]) => `Cards: ${namesOf(cards)}.`,
  hints: (
    [hardest]: readonly MachineGoal[],
    shortest: number,
    hasCards: boolean,
  ): readonly Sentence[] => [
    HINTS[hardest as MachineGoal],
    say`It can be done with ${countThings(shortest, hasCards ? 'card' : 'rule')}.`,
  ],
  solution: (cards: readonly CardId[]): Sentence =>
    say`These cards do it, from the top: ${strong(namesOf(cards))}. Others may do it too.`,
  programSolution: (cards: readonly CardId[]): Sentence =>
    say`A program that asks these rules, one after the other, does it: ${strong(namesOf(cards))}. Others may do it too.`,
  reason(reason: OwnMachineReason): Sentence {
    switch (reason.code) {
      case 'way-not-allowed':
        return say`It’s not to be made with ${WAYS[reason.way]} here.`;
      case 'program-not-loaded': {
        const { line } = reason.problem;
        return say`${line === undefined ? '' : `Line ${line}: `}${explainSource(reason.problem)}`;
      }
      case 'program-fault': {
        const { line } = reason.fault.reply.fault ?? {};
        return say`${capital(WHEN[reason.plays])}, it comes to a position where it makes no move.${
          line === undefined ? '' : ` Line ${line}:`
        } ${explainFault(reason.fault)}`;
      }
      case 'program-not-followed':
        return say`It draws at random in a way that can’t be followed, so nothing is proved. Use choice() of a list.`;
      case 'too-many-cards':
        return say`It has ${cardsInAll(reason.found)}, and no more than ${reason.most} are allowed.`;
      case 'machine-loses':
        return say`It can be beaten ${WHEN[reason.plays]}, with ${countThings(reason.marks, 'mark')} on the board.`;
      case 'win-missed':
        return say`With ${countThings(reason.marks, 'mark')} on the board it can pass by a win ${WHEN[reason.plays]}: it
          may take ${reason.taken}, and ${listed(reason.wins)} would complete a line.`;
      case 'loses-too-often':
        return say`On average it loses ${gamesBeside(reason.lost, 5)} of 100 games.`;
      case 'wins-too-rarely':
        return say`On average it wins ${gamesBeside(reason.won, 95)} of 100 games.`;
    }
  },
  /** Of one of the things asked. */
  step: (isDone: boolean) => (isDone ? 'done' : 'not done'),
  answerText: (machine: BuiltMachine) =>
    machine.kind === 'cards'
      ? namesOf(machine.cards) || 'no cards'
      : `${WAYS[machine.language]}, ${countThings(machine.source.trimEnd().split('\n').length, 'line')}`,
};
