import type { Fraction, OneLineEnd } from '../../../engine/index.ts';
import { startOfDay } from '../../platform/days.ts';
import { count, countThings, inWords } from '#language/ui/language/grammar';

const dates = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const date = (day: string) => dates.format(startOfDay(day));
const ordinals = ['first', 'second', 'third', 'fourth', 'fifth'] as const;
const ordinal = (number: number) => ordinals[number - 1] ?? `${number}th`;

/** "1 in 38", "about 1 in 38": of a chance that is not zero. */
function oneIn({ numerator, denominator }: Fraction): string {
  const whole = (denominator * 2n + numerator) / (numerator * 2n);
  return `${denominator % numerator === 0n ? '' : 'about '}1 in ${count(Number(whole))}`;
}

const TITLE = 'Find the one line';

/** What the page of the bot of a day says. */
export const dayMessages = {
  date,
  board: (own: 'X' | 'O') => `The board. You are ${own}.`,
  cell: (cell: number, mark: 'X' | 'O' | undefined) => `cell ${cell}, ${mark ?? 'empty'}`,
  taken: (cell: number) => `Cell ${cell} is taken.`,
  loading: 'The bot of the day is being made …',
  strange: (day: string) =>
    `That link doesn’t name one day that exists. This is the bot of ${date(day)}.`,
  noScript: 'The bot of the day is made on your device, by a script, and scripts are off.',
  game: (game: number, of: number) => `Game ${game} of ${of}`,
  yours: (own: 'X' | 'O') => `You are ${own}. Your move.`,
  /** How a game has ended, and how far it was on the line: after `right` own marks it left it. */
  ended: (end: OneLineEnd, right: number) => {
    if (end === 'won') return 'You have found it: the one line that beats this bot.';
    const how = end === 'drawn' ? 'A draw.' : 'The bot wins.';
    return right === 0
      ? `${how} Your very first mark was off the line.`
      : `${how} Your first ${right === 1 ? 'mark was' : `${inWords(right)} marks were`} on the line; the ${ordinal(right + 1)} left it.`;
  },
  next: 'Next game',
  line: 'The line',
  /** One own mark of a game. */
  onLine: (mark: number, isOn: boolean) => `mark ${mark} ${isOn ? 'on the line' : 'off the line'}`,
  result: (found: boolean, games: number) =>
    found ? `Found in game ${games}` : 'Not found this time',
  /** How likely somebody finds it who takes any free cell. */
  luck: (chance: string, of: Fraction, games: number) =>
    `Random, who takes any free cell, finds it in ${games === 1 ? 'one game' : `${inWords(games)} games`} with a chance of exactly ${chance}: ${oneIn(of)}.`,
  all: (games: number, beating: number) =>
    `${countThings(games, 'different game')} can be played against this bot. ${
      beating === 1
        ? 'One of them beats it'
        : `${count(beating)} of them beat it, all by one line, if boards turned or mirrored count as the same`
    }.`,
  oneIn,
  title: TITLE,
  share: {
    picture: 'Picture to share',
    fileName: (day: string) => `one-line-${day}.png`,
    copy: 'Copy the result',
    copied: 'Copied.',
    cannot: 'The browser did not allow copying.',
    failed: 'The picture could not be made.',
    text: (day: string, squares: readonly string[], result: string, luck: string, link: string) =>
      [`${TITLE}, ${date(day)}`, ...squares, `${result}. At random: ${luck}.`, link].join('\n'),
  },
  atRandom: (luck: string) => `At random: ${luck}.`,
  again: 'There’s a new bot every day.',
} as const;
