import type { MarkName } from '../../../engine/index.ts';
import { inWords, listed } from '#language/ui/language/grammar';

const some = (number: number, mark: string) =>
  number === 0 ? '' : `${inWords(number)} ${mark}${number === 1 ? '' : '’s'}`;

/** What the tables and the small figures of the lesson on winning say. */
export const lessonFin = {
  /** "two X’s, one O": what a line holds. */
  content: (x: number, o: number) =>
    x + o === 0 ? 'nothing' : [some(x, 'X'), some(o, 'O')].filter(Boolean).join(', '),
  or: ' or ',
  columns: ['the line holds', 'AND', 'OR', 'it is', 'sum'],
  caption: 'Everything that a line can hold',
  states: { won: 'complete', dead: 'dead', open: 'open' },
  /** Why a value is not what OR gives for O, O, X. */
  whyNot: {
    none: 'OR gives that only for three empty cells.',
    x: 'That’s only X’s bit, but O is on the line as well.',
    o: 'That’s only O’s bit, but X is on the line as well.',
  },
  over: {
    yes: 'Yes, it’s a draw',
    no: 'No, X could still win',
    whyNot: 'X has one mark left, on the empty cell. Which line would it complete?',
  },
  glance: {
    region: 'A board for one second',
    title: (at: number, of: number) => `Board ${at} of ${of}.`,
    question: 'You get one second. Who has won?',
    look: 'Show me the board',
    again: 'Once more',
    answers: 'Who has won?',
    answer: (winner: MarkName | undefined) => winner ?? 'Nobody',
    verdict: (isRight: boolean) => (isRight ? 'Yes.' : 'Look again.'),
    truth: (winner: MarkName | undefined, line: readonly number[]) =>
      winner ? `${winner} has won, on cells ${listed(line)}.` : 'Nobody has a line.',
    next: 'Another board',
  },
  numbers: {
    region: 'Another number for O',
    label: 'X is 1. O is',
    value: (o: number) => `${o}`,
    sums: (o: number, mixed: number) =>
      mixed === 0
        ? `With ${o}, no two kinds of line have the same sum.`
        : `With ${o}, ${inWords(mixed)} of the lines below can be mistaken for another.`,
    bits: (o: number, shared: boolean) =>
      shared
        ? `And ${o} has X’s bit in it, so AND would see a win for X in lines that O is on.`
        : `And ${o} doesn’t have X’s bit in it, so AND and OR can still tell the marks apart.`,
    columns: ['the line holds', 'sum', 'could be mistaken for'],
    tooSmall: 'Pull the slider there, and see which lines turn red.',
    notLeast: 'A smaller number works.',
  },
} as const;
