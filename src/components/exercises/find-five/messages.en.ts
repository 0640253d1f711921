import type { MarkName } from '../../../engine/index.ts';
import type { Sentence } from '../../ui/types.ts';
import { ink, listed, otherMark, say, strong } from '#language/ui/language/grammar';
import { largeExercises } from '#language/exercises/frame/large';

/** Make five, or stop it: what is asked and said. Cells come by name: "d8". */
export const findFiveMessages = {
  name: 'Find the five',
  about:
    'Pupils find the move that makes five in a row or, if there is none, the one that stops the other side.',
  fields: {
    sheet: { label: largeExercises.board },
    toMove: { label: 'Whose turn' },
  },
  question: (mark: MarkName): Sentence =>
    say`Five or more in a row win. ${ink(mark)} to move. Can ${ink(mark)} make five straight away? If so,
      do it. If not, stop the five of ${ink(otherMark(mark))}.`,
  hints: {
    own: (mark: MarkName): Sentence =>
      say`First look for four ${ink(mark, `${mark}’s`)} among five cells in a row, with the fifth
        cell empty. The gap may be inside.`,
    wins: (mark: MarkName): Sentence => say`${ink(mark)} can make five.`,
    stops: (mark: MarkName): Sentence =>
      say`${ink(mark)} cannot make five now. ${ink(otherMark(mark))} could, with the next mark.`,
  },
  solution: (mark: MarkName, wins: readonly string[], stop: string | undefined): Sentence =>
    wins.length > 0
      ? say`${ink(mark)} makes five on
        ${strong(listed(wins))}${wins.length > 1 ? '. Each of them is right.' : '.'}`
      : say`${ink(mark)} cannot make five. ${ink(otherMark(mark))} would make five on
        ${strong(stop ?? '')}, so ${ink(mark)} has to be there first.`,
  'misses-win': (mark: MarkName, cell: string): Sentence =>
    say`${ink(mark)} on ${strong(cell)} does not make five, and ${ink(mark)} could have made it.`,
  'lets-win': largeExercises.letsFive,
  /** The same without the cell. */
  early: (mark: MarkName, cell: string) => largeExercises.letsFive(mark, cell),
} as const;
