import {
  fractionNumber,
  type CardId,
  type CodeMachine,
  type TrainedMachine,
  type MachineSpec,
  type GameShares,
  type Side,
  type SourceProblem,
} from '../../../engine/index.ts';
import { explainSource } from '#language/bot/code/problems';
import { codeMessages, exactShare, holes, inMarks } from '#language/bot/messages';
import { cardNames } from '#language/players/cards';
import {
  capital,
  count,
  countInWords,
  countThings,
  decimal,
  inWords,
  wholePercent,
} from '#language/ui/language/grammar';
import type { JudgedShort } from '../judgedShort.ts';
import type { LineTrouble } from './readMachines.ts';
import type { EndsInGames } from './standings.ts';

const namesOf = (cards: readonly CardId[]) =>
  cards.length === 0 ? 'no card' : cards.map((card) => cardNames[card].name).join(', ');

/** Why a line of a class’s list isn’t in the table as it stands there. */
function troubleSentence({ line, name, why }: LineTrouble): string {
  const where = `Line ${line}${name === '' ? '' : `, ${name}`}`;
  switch (why.code) {
    case 'unknown-card':
      return `${where}: no card is called “${why.word}”. ${cardNames[why.nearest].name}?`;
    case 'card-twice':
      return `${where}: the card ${cardNames[why.card].name} is there twice.`;
    case 'machine-too-long':
      return `${where}: this is too long to be a machine.`;
    case 'broken-boxes':
      return `${where}: the boxes are damaged. Letters are missing, or were changed.`;
    case 'unknown-machine':
      return `${where}: “${why.text}” is no machine.`;
    case 'no-machine':
      return `Line ${line}: there’s no machine in “${why.text}”.`;
    case 'again':
      return `${where}: the same machine is on line ${why.line}. It plays once.`;
    case 'renamed':
      return `${where}: another machine is called so. This one is ${why.as} now.`;
    case 'too-many':
      return `${where}: ${why.most} machines play, and this one stays out.`;
  }
}

/** What a machine’s page says of others: the bots of this site, and the machines of a class. */
export const othersMessages = {
  title: 'Among others',
  playing: 'It plays everybody …',
  playingRest: 'Some of them learn first, and that takes a moment.',
  beatenBy: (beaten: number, all: number) =>
    beaten === 0
      ? `None of these ${all} beats it.`
      : `${beaten === all ? `All ${all}` : `${beaten} of these ${all}`} can beat it.`,
  proved: 'And nobody else can, either: that’s proved.',
  holesUnfound: (number: number) =>
    `And yet it can be beaten: none of them finds the way into its ${number === 1 ? 'hole' : holes(number)}.`,
  exact: 'Nobody counted games: each chance is worked out exactly.',
  about: (machine: MachineSpec) =>
    machine.kind === 'cards'
      ? capital(`${namesOf(machine.cards)}.`)
      : machine.kind === 'code'
        ? 'A program.'
        : machine.games === 0
          ? 'It’s new: no game has taught it anything yet.'
          : `Learnt from games: it’s ${countThings(machine.games, 'game')} old. A side that it hasn’t learnt it plays like a new one.`,
  tried: 'Tried, not proved: it draws in ways that can’t be followed.',
  held: 'This program came with a link. Read it under Code before it runs here.',
  run: 'Run it',
  change: { cards: 'Change it', code: 'Change it', trained: 'To the laboratory' },
  table: 'Against the bots of this site',
  bot: 'Bot',
  botName: (name: string, level: number | undefined) =>
    level === undefined ? name : `${name} ${level}`,
  plays: { first: 'it begins', second: 'it goes second' } satisfies Record<Side, string>,
  shares: ({ win, draw, loss }: GameShares) => {
    const [won, drawn, lost] = [win, draw, loss].map((share) =>
      wholePercent(fractionNumber(share)),
    );
    if (drawn === '100') return 'all drawn';
    return [won !== '0' && `${won}% won`, lost !== '0' && `${lost}% lost`]
      .filter(Boolean)
      .join(', ');
  },
  how: 'Of a hundred games: won, drawn and, in red, lost. Press one to see how it goes.',
  against: (own: string, name: string, side: Side) =>
    `${own} ${side === 'first' ? 'begins' : 'goes second'} against ${name}`,
  exactly: ({ win, draw, loss }: GameShares) =>
    `Won ${exactShare(win)}, drawn ${exactShare(draw)}, lost ${exactShare(loss)}.`,
  lost: 'The games couldn’t be played here.',
  class: {
    title: 'A class',
    how: 'Paste links, codes or cards, a machine on each line, with whose it is. Or drop files here. Everybody plays everybody, on both sides.',
    list: 'The machines, one a line',
    placeholder: 'Ada: win block stopFork centre\nEmil, c.win-block-corner',
    files: 'Choose files',
    example: 'Try it with twelve machines',
    empty: 'Empty it',
    refill: 'Bring it back',
    read: (number: number) =>
      number === 1 ? 'One machine. It takes two to play.' : `${capital(inWords(number))} machines.`,
    playing: (number: number) => `${countThings(number * (number - 1), 'game')} to be worked out …`,
    played: (number: number) => `The table is here: ${countInWords(number, 'machine')}.`,
    noMachines: (file: string) => `${file}: there’s no machine in it.`,
    tooLarge: (file = 'This list') => `${file} is too large to play here.`,
    more: (number: number) => `And ${countThings(number, 'more line')}.`,
    trouble: troubleSentence,
    heading: (number: number) => `${capital(countInWords(number, 'machine'))}`,
    question: (name: string) => `${name} can’t be beaten. So why isn’t it first?`,
    place: 'Place',
    machine: 'Machine',
    ends: (games: number) => `Won, drawn, lost in ${countThings(games, 'game')}`,
    endsSaid: ({ win, draw, loss }: EndsInGames) =>
      `Won ${decimal(win, 2)}, drawn ${decimal(draw, 2)}, lost ${decimal(loss, 2)}`,
    points: 'Points',
    pointsOf: (points: number) => decimal(points, 2),
    beaten: 'Can anybody beat it?',
    beatenIn: ({ isProved, marks, holes: number }: JudgedShort, isTried: boolean) =>
      isProved ? (isTried ? 'tried, not proved' : 'nobody') : `${inMarks(marks)}, ${holes(number)}`,
    letter: (at: number) =>
      String.fromCodePoint(65 + (at % 26)) + (at < 26 ? '' : String(Math.floor(at / 26) + 1)),
    nameless: (machine: MachineSpec) =>
      machine.kind !== 'cards'
        ? othersMessages.class.made(machine)
        : capital(namesOf(machine.cards).toLowerCase()),
    /** What it was made with. */
    made: (machine: CodeMachine | TrainedMachine) =>
      machine.kind === 'code'
        ? codeMessages.languages[machine.language]
        : `Trained, ${othersMessages.class.age(machine.games)}`,
    age: (games: number) => `${countThings(games, 'game')} old`,
    programs: (programs: number) =>
      programs === 1
        ? 'One of them is a program that somebody else has written. It plays when you let it run.'
        : `${capital(inWords(programs))} of them are programs that others have written. They play when you let them run.`,
    show: 'Read them first',
    run: (programs: number) => (programs === 1 ? 'Run it' : `Run all ${count(programs)}`),
    asking: (at: number, of: number) =>
      `Machine ${at} of ${of}, a program, is asked in each position …`,
    broken: (name: string, problem: SourceProblem) =>
      `${name || 'One of them'} doesn’t play. ${explainSource(problem)}`,
    hideNames: 'Hide the names',
    save: 'Save as a sheet',
    print: 'Print',
    file: 'machines',
    columns: [
      'Place',
      'Machine',
      'Cards',
      'Points',
      'Won',
      'Drawn',
      'Lost',
      'Beaten in marks',
      'Holes',
    ],
    /** Where all that draws can be followed. */
    exact: (isExact: boolean) =>
      `A win counts one, and a draw half.${isExact ? ' No luck in it: each chance is worked out exactly.' : ''}`,
    pair: 'Two of them',
    sides: { first: 'Begins', second: 'Second' } satisfies Record<Side, string>,
    swap: 'Swap',
    exactly: (name: string, { win, draw, loss }: GameShares) =>
      `${name} begins, and wins ${exactShare(win)}, draws ${exactShare(draw)}, loses ${exactShare(loss)}.`,
  },
} as const;
