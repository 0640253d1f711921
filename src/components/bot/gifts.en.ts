import type { CardId } from '../../engine/index.ts';
import { cardNames } from '#language/players/cards';
import { count, countInWords, countThings, listed } from '#language/ui/language/grammar';
import type { JudgedShort } from './judgedShort.ts';
import type { FloorId } from './machineStore.ts';

const nameOf = (card: CardId) => cardNames[card].name;

const holesIn = ({ holes }: JudgedShort) =>
  holes === 0 ? 'no hole' : holes === 1 ? 'one hole' : `${count(holes)} holes`;

/** "beaten in 7 marks, one hole". */
const state = (judged: JudgedShort) =>
  judged.isProved
    ? 'nobody can beat it'
    : `beaten in ${countThings(judged.marks, 'mark')}, ${holesIn(judged)}`;

/** What the end of a lesson says of the reader’s machine. */
export const giftMessages = {
  region: 'Your machine, and what this lesson adds to it',
  yours: 'Your machine:',
  none: 'No machine yet.',
  noCards: 'Without a single card it moves at random.',
  cards: (cards: number, judged: JudgedShort, isCompared: boolean) =>
    isCompared ? `${holesIn(judged)},` : `${countInWords(cards, 'card')}, ${state(judged)}.`,
  program: 'a program.',
  then: 'then',
  state,
  begin: (card: CardId) => `Begin one with this lesson’s card: ${nameOf(card)}`,
  add: (card: CardId) => `Add what this lesson taught: ${nameOf(card)}`,
  isIn: (cards: readonly CardId[]) =>
    `${listed(cards.map(nameOf))} ${cards.length === 1 ? 'is' : 'are'} in it`,
  added: (card: CardId, judged: JudgedShort) => `${nameOf(card)} is in: ${state(judged)}.`,
  notStored: 'This browser keeps nothing, so it’s gone with the page.',
  floors: {
    cards: 'See each game it can be led into',
    code: 'Write it as a program',
    class: 'See it among the others',
  } satisfies Record<FloorId, string>,
  /** Lines that a lesson taught: they come into the editor. */
  starts: {
    minimax: 'Take its minimax, and find the hole in it',
    'whole-tree': 'Take a program that searches the whole tree, and find the hole in it',
    table: 'Take a program that looks up what it knows, and find the hole in it',
  } as Readonly<Record<string, string>>,
  /** Of a program. */
  further: 'Build it further',
} as const;
