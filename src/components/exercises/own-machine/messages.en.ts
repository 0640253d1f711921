import type { CardId, MachineGoal, OwnMachineReason, Side } from '../../../engine/index.ts';
import type { Sentence } from '../../ui/types.ts';
import { cardMessages } from '#language/bot/messages';
import { countThings, decimal, listed, say, strong } from '#language/ui/language/grammar';

/** What the machine has to do, and how that is said where a teacher chooses it. */
const GOALS: Readonly<Record<MachineGoal, { readonly asked: string; readonly option: string }>> = {
  'take-wins': {
    asked: 'completes a line whenever it can, whether it begins or goes second',
    option: 'take each win',
  },
  'beat-random': {
    asked:
      'begins, and wins at least 95 of 100 games on average against somebody who moves at random',
    option: 'begin, and win 95 of 100 games against random moves',
  },
  'hold-level-0': {
    asked:
      'goes second, and loses no more than 5 of 100 games on average to the bot that rates cells by rules, at its level 0',
    option: 'go second, and lose no more than 5 of 100 games to level 0 of the rules',
  },
  'never-lose': {
    asked: 'can’t be beaten, whether it begins or goes second',
    option: 'lose no game at all',
  },
};

const HINTS: Readonly<Record<MachineGoal, Sentence>> = {
  'take-wins': say`The first card that fits decides. Which card must not have to wait for another?`,
  'beat-random': say`Somebody who moves at random seldom stops a line. What makes lines quickly?`,
  'hold-level-0': say`Two threats at once can’t both be stopped, so stop them before they are made.`,
  'never-lose': say`Try the machine yourself. What does it do if the first mark is in the centre?`,
};

const WHEN: Readonly<Record<Side, string>> = {
  first: 'when it begins',
  second: 'when it goes second',
};

const nameOf = (card: CardId) => cardMessages.cards[card].name;
const namesOf = (cards: readonly CardId[]) => cards.map(nameOf).join(', ');
const cardsInAll = (count: number) => countThings(count, 'card');

/** Build a machine of rule cards: what is asked and said. */
export const ownMachineMessages = {
  name: 'Build a machine of rule cards',
  about: 'Pupils lay rule cards in an order, and a proof over all its games says what it’s worth.',
  fields: {
    goal: { label: 'What it has to do', option: (goal: MachineGoal) => GOALS[goal].option },
    spare: {
      label: 'How many cards it may have',
      option: (spare: number) =>
        spare > 3
          ? 'any number'
          : spare === 0
            ? 'as few as it takes'
            : `${cardsInAll(spare)} more than it takes`,
    },
    without: {
      label: 'A card that it may not have',
      option: (card: CardId | 'none') => (card === 'none' ? 'none' : nameOf(card)),
    },
  },
  question: (goal: MachineGoal, most: number | undefined, without: CardId | undefined): Sentence =>
    say`Build a machine of rule cards that ${strong(GOALS[goal].asked)}.${
      most === undefined
        ? ''
        : ` It may have ${most === 1 ? 'one card' : `up to ${cardsInAll(most)}`}.`
    }${without ? ` The card ${nameOf(without)} isn’t allowed.` : ''}`,
  spoken:
    'The board is empty. The machine asks its cards from the top, and the first that fits decides.',
  board: 'A game that it can be led into.',
  title: 'Its cards',
  blank: 'Its cards, from the top',
  choices: (cards: readonly CardId[]) => `Cards: ${namesOf(cards)}.`,
  hints: (goal: MachineGoal, shortest: number): readonly Sentence[] => [
    HINTS[goal],
    say`It can be done with ${cardsInAll(shortest)}.`,
  ],
  solution: (cards: readonly CardId[]): Sentence =>
    say`These cards do it, from the top: ${strong(namesOf(cards))}. Others may do it too.`,
  reason(reason: OwnMachineReason): Sentence {
    switch (reason.code) {
      case 'card-forbidden':
        return say`The card ${nameOf(reason.card)} isn’t allowed here.`;
      case 'too-many-cards':
        return say`It has ${cardsInAll(reason.found)}, and no more than ${reason.most} are allowed.`;
      case 'machine-loses':
        return say`It can be beaten ${WHEN[reason.plays]}, with ${countThings(reason.marks, 'mark')} on the board.`;
      case 'win-missed':
        return say`With ${countThings(reason.marks, 'mark')} on the board it can pass by a win ${WHEN[reason.plays]}: it
          may take ${reason.taken}, and ${listed(reason.wins)} would complete a line.`;
      case 'loses-too-often':
        return say`On average it loses ${decimal(reason.lost, 1)} of 100 games.`;
      case 'wins-too-rarely':
        return say`On average it wins ${decimal(reason.won, 1)} of 100 games.`;
    }
  },
  answerText: (cards: readonly CardId[]) => namesOf(cards) || 'no cards',
};
