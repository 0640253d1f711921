import { count, countThings, numbers, percent } from '#language/ui/language/grammar';
import type { Duration, PowerOfTen, TimeUnit } from './growth.ts';

const UNITS: Readonly<Record<Exclude<TimeUnit, 'instant'>, readonly [string, string]>> = {
  universe: ['age of the universe', 'ages of the universe'],
  years: ['year', 'years'],
  days: ['day', 'days'],
  hours: ['hour', 'hours'],
  minutes: ['minute', 'minutes'],
  seconds: ['second', 'seconds'],
};
const SMALL = 1_000_000n;

const superscript = (power: number) =>
  [...String(power)].map((digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)] ?? '').join('');
const large = ({ mantissa, power }: PowerOfTen) =>
  `${numbers.format(mantissa)} × 10${superscript(power)}`;

export const whyNotSearchMessages = {
  time: {
    region: 'How long a search takes',
    measure: 'Time your machine',
    again: 'Time it again',
    measured: (calls: number, milliseconds: number) =>
      `It searched the whole of noughts and crosses, ${count(calls)} calls, in ${count(Math.max(1, Math.round(milliseconds)))} ms.`,
    waiting: (millions: number) =>
      `We assume ${count(millions)} million calls a second until you’ve timed your own machine.`,
    speed: (millions: number) =>
      `That’s ${millions < 1 ? 'under a million' : `${count(Math.round(millions))} million`} calls a second.`,
    board: 'Board',
    side: (side: number) => `${side} × ${side}`,
    ahead: 'Look ahead',
    /** On paper, where nothing can be chosen. */
    given: (board: string, marks: string) => `${board}, looking ahead ${marks}`,
    marks: (marks: number) => countThings(marks, 'mark'),
    whole: (marks: number) => `${countThings(marks, 'mark')}: the whole board`,
    orders: 'ways to play on',
    takes: 'time it takes',
    /** A number that may have hundreds of digits. */
    number: (value: bigint, short: PowerOfTen) =>
      value < SMALL * SMALL ? numbers.format(value) : large(short),
    duration: ({ unit, many }: Duration, short: PowerOfTen) => {
      if (unit === 'instant' || many === undefined) return 'less than a second';
      const [one, more] = UNITS[unit];
      return many < SMALL
        ? `${numbers.format(many)} ${many === 1n ? one : more}`
        : `${large(short)} ${more}`;
    },
  },
  guess: {
    faster: {
      one: 'one mark further',
      ten: 'ten marks further',
      thousand: 'a thousand marks further',
      tooMany:
        'At first every further mark multiplies the work by more than two hundred. Two more marks already need far more than a thousand times the speed.',
    },
    escape: {
      marks: (marks: number) => countThings(marks, 'mark'),
      tooFew:
        'At that limit X’s line isn’t complete yet, so there’s nothing to see but open lines.',
      tooMany: 'It needn’t look so far: X’s line is complete before that.',
    },
    lines: {
      turned: 'That’s the same guess from O’s side. X is the computer here.',
      mine: 'You have counted X’s lines and forgotten to subtract O’s.',
      other:
        'Count again: a line is open to X as long as there is no O on it, even if it is still empty.',
    },
  },
  chart: {
    title: 'How often its move is a mistake',
    limit: 'Marks ahead',
    share: 'Mistakes',
    percent: (share: number) => percent(share),
    kinds: { shrug: 'without a guess', guess: 'with the guess' },
  },
};
