import { codeMessages } from '#language/bot/messages';
import { capital, count, countThings, inWords } from '#language/ui/language/grammar';
import type { CodeLanguage } from '../../../engine/index.ts';
import type { Tally } from '../../play/home/homeStores.ts';

const matches = (number: number) =>
  number < 10
    ? `${inWords(number)} match${number === 1 ? '' : 'es'}`
    : countThings(number, 'match', 'matches');

/** The heap of matches on the last page. */
export const heapMessages = {
  region: 'A heap of matches to play with',
  heap: (left: number) => `${capital(matches(left))} on the table`,
  take: (number: number) => `Take ${inWords(number)}`,
  how: 'Press one of the last three: it goes, with all to its right.',
  keys: 'Or press 1, 2 or 3.',
  begin: (number: number, isMine: boolean) =>
    `${capital(matches(number))}. We take one, two or three in turn, and whoever takes the last one wins. ${isMine ? 'I' : 'You'} begin.`,
  asks: (take: number, left: number, canWin: boolean) =>
    left === 0
      ? `If I take ${inWords(take)}, nothing is left for you.`
      : `If I take ${inWords(take)}, you have ${inWords(left)}. Can you win with ${inWords(left)}? ${canWin ? 'Yes.' : 'No!'}`,
  wins: (take: number, left: number) =>
    `I take ${inWords(take)}. With ${inWords(left)} you can’t win.`,
  hopes: (left: number) =>
    `Whatever I take, you can win. I take one and leave you ${inWords(left)}.`,
  over: {
    reader: 'The last match is yours. You win!',
    machine: 'The last match is mine, and I win.',
  },
  missed: (left: number, take: number) =>
    `With ${inWords(left)} on the table, you could have won by taking ${inWords(take)}.`,
  never: {
    reader: 'There was nothing you could have done. Let me begin.',
    machine: 'There was nothing you could have done. Begin yourself.',
  },
  code: 'What the machine runs',
  value: (left: number, canWin: boolean) => `canWin(${count(left)}) is ${String(canWin)}`,
  table: {
    title: 'What it has found out: can whoever is to move win?',
    entry: (number: number, canWin: boolean | undefined) =>
      `${count(number)}: ${canWin === undefined ? 'not known yet' : canWin ? 'yes' : 'no'}`,
    sign: (canWin: boolean) => (canWin ? 'W' : 'L'),
  },
  again: 'Again',
  next: (number: number) => `Now ${count(number)} matches`,
  begins: { reader: 'You begin', machine: 'The machine begins' },
  whoBegins: 'Who begins',
  size: 'Matches',
  badSize: (most: number) => `A whole number from 1 to ${count(most)}, please.`,
} as const;

/** One picture to keep. */
export const keptMessages = {
  title: 'My notebook',
  /** What was read and solved, and how the games against the machine of the first page ended. */
  words: (read: number, all: number, kinds: number, games: Tally): readonly string[] => {
    const { person, draw, machine } = games;
    const played = person + draw + machine;
    return [
      `Lessons read: ${count(read)} of ${count(all)}.`,
      kinds === 0 ? '' : `Solved: exercises of ${countThings(kinds, 'kind')}.`,
      played === 0
        ? ''
        : `${countThings(played, 'game')} against the machine of the first page: ${count(draw)} drawn, ${count(machine)} lost, ${count(person)} won.`,
    ].filter((sentence) => sentence !== '');
  },
  noMachine: 'No machine of my own yet.',
  proved: 'Nobody can beat my machine.',
  holes: (holes: number) => `My machine has ${countThings(holes, 'hole')} left.`,
  program: (language: CodeLanguage) => `I wrote a machine in ${codeMessages.languages[language]}.`,
  trained: (games: number) => `My boxes have learnt from ${countThings(games, 'game')}.`,
  save: 'Save the picture',
  file: 'my-notebook.png',
  noScript: 'With scripts, a picture of what you’ve read and built would stand here.',
} as const;
