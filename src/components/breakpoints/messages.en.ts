import type { Sentence } from '../ui/types.ts';
import type { BreakReason, MarkName } from '../../engine/index.ts';
import { breakSaid } from '#language/algorithms/line-attacks/ragged';
import { capital, ink, inWords, otherMark, say, strong } from '#language/ui/language/grammar';

/** What the figure about breakpoints says. Cells come by name: "4, −1". */
export const breakLinesMessages = {
  label: 'Breakpoints through a cell',
  board: 'The board. Choose a cell.',
  examples: 'Board',
  names: {
    fork: 'two open threes',
    three: 'an open three',
    four: 'a four',
    brokenThree: 'a broken three',
    brokenFour: 'a broken four',
    quiet: 'a closed three',
    cramped: 'three, and walls',
    singles: 'single marks',
  } as Readonly<Record<string, string>>,
  place: (mark: MarkName) => `Put ${mark} there`,
  back: 'Take it back',
  holding: 'Which answers hold?',
  /** While the reader looks. */
  looks: (mark: MarkName, name: string, lines: number): Sentence =>
    say`If ${ink(mark)} goes to ${strong(name)}, ${strong(breakSaid(lines))}.`,
  bonus: (lines: number, bonus: number): Sentence =>
    lines < 2 ? [] : say` The cell gets a bonus of ${bonus}.`,
  /** After the tried mark is placed. */
  asks: (mark: MarkName): Sentence =>
    say`You are ${ink(otherMark(mark))} now. Choose any empty cell, and see what ${ink(mark)} does
      about it.`,
  held: (mark: MarkName, holding: number, all: number): Sentence =>
    holding === 0
      ? say`There are ${all} empty cells near the marks, and not one of them holds. ${ink(mark)}
        wins within two marks.`
      : say`${strong(capital(inWords(holding)))} of the ${all} empty cells near the marks
        ${holding === 1 ? 'holds, and it is' : 'hold, and they are'} framed. After any other answer
        ${ink(mark)} wins within two marks.`,
  allHold: (mark: MarkName): Sentence =>
    say`Every answer holds: ${ink(mark)} cannot win within two marks.`,
  /** After the answer. */
  holds: (mark: MarkName, name: string): Sentence =>
    say`${strong(name)} holds: ${ink(mark)} cannot win within two marks now.`,
  /** An answer that loses was careless only if another one would have held. */
  wins: (mark: MarkName, marks: 1 | 2, holding: number): Sentence => [
    ...say`${holding === 0 ? 'No answer would have helped. ' : 'That was careless. '}`,
    ...(marks === 1
      ? say`${ink(mark)} makes five straight away, with mark ${strong('3')}.`
      : say`Mark ${strong('3')} makes two threats at once. ${ink(otherMark(mark))} stops one with
        ${strong('4')}, and ${strong('5')} makes five.`),
  ],
  again: 'Another answer',
  backToText: 'Back to the text',
  cell: ({ holds = false, isChosen = false }) =>
    `${isChosen ? ', the cell that is tried' : ''}${holds ? ', an answer that holds' : ''}`,
  /** The table of lines. */
  table: 'The four lines through the cell',
  columns: { line: 'Line', attacks: 'Attacks', verdict: 'Does it break?' },
  angles: ['across', 'rising', 'down', 'falling'] as readonly string[],
  noRoom: 'no room for five',
  breaks: {
    four: 'breaks: power four or more',
    'open three': 'breaks: three, both ends open',
    joined: 'breaks',
  } satisfies Readonly<Record<BreakReason, string>>,
  join: (power: number, side: number, bonus: number) =>
    `${power} + ${side}${bonus ? ' + 1' : ''} = ${power + side + bonus}`,
  joins: (sum: string) => `joined: ${sum}`,
  tooLittle: (sum: string) => `no: ${sum}, less than 4`,
  no: 'no',
  total: (lines: number, bonus: number) =>
    lines < 2
      ? `${capital(breakSaid(lines))}: nothing is added.`
      : `${capital(breakSaid(lines))}: a double threat, a bonus of ${bonus}.`,
} as const;
