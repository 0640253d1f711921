import type { MarkName } from '../../../engine/index.ts';
import type { Sentence } from '../../ui/types.ts';
import {
  countThings,
  ink,
  inWords,
  listed,
  otherMark,
  say,
  strong,
} from '#language/ui/language/grammar';
import { largeExercises } from '#language/exercises/frame/large';

const stillWins = (mark: MarkName, cell: string): Sentence =>
  say`${largeExercises.after(mark, cell)}${ink(otherMark(mark))} still wins`;

/** Which reply is forced: what is asked and said. Cells come by name: "d8". */
export const forcedReplyMessages = {
  name: 'The forced reply',
  about:
    'The other side is about to win with fours. Pupils find a reply that stops it before it begins.',
  fields: {
    sheet: { label: largeExercises.board },
    toMove: { label: 'Whose turn' },
  },
  /** `isFive`: the other side needs no four for it. */
  question: (mark: MarkName, isFive: boolean): Sentence =>
    say`Five or more in a row win. If ${ink(mark)} passed now, ${ink(otherMark(mark))} would
      ${isFive ? 'make five' : 'win with fours that can’t be stopped'}. ${ink(mark)} to move: which
      reply leaves ${ink(otherMark(mark))} ${isFive ? 'no five and ' : ''}no win by fours?`,
  hints: {
    pass: (mark: MarkName): Sentence =>
      say`Let ${ink(mark)} pass, and find the win of ${ink(otherMark(mark))} first.`,
    count: (right: number): Sentence =>
      say`${
        right === 1
          ? 'There’s only one reply that holds.'
          : `There are ${inWords(right)} replies that hold.`
      }`,
  },
  solution: (mark: MarkName, right: readonly string[], begins: string): Sentence =>
    say`${ink(otherMark(mark))} could begin on ${strong(begins)}. ${ink(mark)} stops that on
      ${strong(listed(right))}${right.length > 1 ? '; each is right.' : ', and nowhere else.'}`,
  'lets-fours': (mark: MarkName, cell: string, begins: string, fours: number): Sentence =>
    say`${stillWins(mark, cell)}: it can begin on ${strong(begins)}, and then it makes
      ${countThings(fours, 'four')} before its five.`,
  /** It is five straight away. */
  'lets-five': largeExercises.letsFive,
  /** The same without the cell on which it begins. */
  early: (mark: MarkName, cell: string): Sentence => say`${stillWins(mark, cell)} by fours.`,
} as const;
