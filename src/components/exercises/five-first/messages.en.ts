import type { MarkName } from '../../../engine/index.ts';
import type { Sentence } from '../../ui/types.ts';
import {
  eitherOf,
  ink,
  listed,
  locale,
  otherMark,
  say,
  strong,
} from '#language/ui/language/grammar';
import { largeExercises } from '#language/exercises/frame/large';

const upToTwo = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
const weighs = (weight: number) => strong(upToTwo.format(weight));

/** The five that the bot walks past: the bot's own mark, whose five it is, and on which cells. */
export interface Missed {
  readonly bot: MarkName;
  readonly five: MarkName;
  readonly cells: readonly string[];
}

/** "d8 (the framed cell)". */
const framed = (cells: readonly string[]): Sentence =>
  say`${strong(eitherOf(cells))}${cells.length > 1 ? ' (the framed cells)' : ' (the framed cell)'}`;

/** What a cell needs to outbid the five. */
const heap = ({ bot, five }: Missed): Sentence =>
  five === bot
    ? say`A win has its five and the bonus for finishing. What outbids that usually spoils a five of
      ${ink(otherMark(bot))} and breaks a second line as well, so that the bonus for a double threat
      is added.`
    : say`The cell that stops the five has the weight of that five and little else. What outbids
      that usually makes an open four of ${ink(bot)} and breaks a second line as well, so that the
      bonus for a double threat is added.`;

/** The five-first mistake: what is asked and said. Cells come by name: "d8". */
export const fiveFirstMessages = {
  name: 'Find the five-first mistake',
  about:
    'The weighing bot walks past a five, because some sum is higher. Pupils find the cell that it takes instead.',
  fields: {
    sheet: { label: largeExercises.board },
    toMove: { label: 'Whose turn' },
  },
  question: ({ bot, five, cells }: Missed): Sentence =>
    say`The weighing bot plays ${ink(bot)}. ${
      five === bot
        ? say`${ink(bot)} could make five on ${framed(cells)}`
        : say`If nobody stops it, ${ink(five)} will make five on ${framed(cells)}`
    }. Anyone who looks for a five first would go there, but the bot only adds up weights, and another
      cell weighs more. Which cell does it take?`,
  hints: {
    heap,
    weight: (weight: number): Sentence =>
      say`The heaviest cell for that five weighs ${weighs(weight)}. Look for one where more comes
        together.`,
  },
  solution: (cells: readonly string[], weight: number, missed: Missed, five: number): Sentence =>
    say`It takes ${strong(listed(cells))}, which weighs ${weighs(weight)}, while ${strong(listed(missed.cells))}${missed.cells.length > 1 ? ' weigh ' : ' weighs '}${missed.cells.length > 1 ? 'at most ' : ''}${weighs(five)}${
      missed.five === missed.bot
        ? '. A sum has outbid the win.'
        : '. A sum has outbid the defence, and the five follows.'
    }`,
  'is-five': ({ bot, five }: Missed, cell: string): Sentence =>
    say`That’s where ${ink(bot)} ought to go:
      ${strong(cell)}${five === bot ? ' makes five.' : ' stops the five.'} But the bot doesn’t.
      Which cell weighs more?`,
  'too-light': (cell: string, weight: number, beatsFive: boolean): Sentence =>
    say`Cell ${strong(cell)} weighs ${weighs(weight)}${
      beatsFive
        ? ': that’s more than the cell for the five, but another weighs still more.'
        : ', which is less than the cell for the five.'
    }`,
} as const;
