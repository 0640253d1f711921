import type { MarkName } from '../../../engine/index.ts';
import type { Sentence } from '../../ui/types.ts';
import { countThings, eitherOf, ink, otherMark, say, strong } from '#language/ui/language/grammar';
import { largeExercises } from '#language/exercises/frame/large';

/** Win by fours: what is asked and said. Cells come by name: "d8". */
export const winByFoursMessages = {
  name: 'Win by fours',
  about:
    'One side wins with nothing but fours, whatever the other side answers. Pupils find the first four.',
  fields: {
    sheet: { label: largeExercises.board },
    toMove: { label: 'Whose turn' },
  },
  /** `fours`: of the shortest win; absent if that is long. */
  question: (mark: MarkName, fours: number | undefined): Sentence =>
    say`Five or more in a row win. ${ink(mark)}${
      fours === undefined
        ? ' is to move, and wins with fours alone and then a five'
        : ` is to move, and wins with ${countThings(fours, 'four')} and then a five`
    }, whatever ${ink(otherMark(mark))} answers. Where is the first four?`,
  hints: {
    count: (mark: MarkName, fours: number): Sentence =>
      say`${ink(mark)} can make a four on ${countThings(fours, 'cell')}. Think through the answer to
        each.`,
    last: (): Sentence =>
      say`Look for the end first: a cell that would make two fours at once, or an open four, if one
        more mark were there. Then earn that mark with a four.`,
  },
  solution: (mark: MarkName, right: readonly string[], line: readonly string[]): Sentence =>
    say`${ink(mark)} wins by beginning on ${strong(eitherOf(right))}${
      right.length > 1 ? '; each is right. One way to the end: ' : '. One way to the end: '
    }${line.join(', ')}.`,
  'no-four': (mark: MarkName, cell: string): Sentence =>
    say`${ink(mark)} on ${strong(cell)} makes no four, and a win by fours begins with one.`,
  'lets-five': largeExercises.letsFive,
  answered: (mark: MarkName, cell: string, reply: string): Sentence =>
    say`${ink(mark)} on ${strong(cell)} is a four. But ${ink(otherMark(mark))} answers on
      ${strong(reply)}, and then ${ink(mark)} has no win by fours any more.`,
  /** The same without the cells that answer. */
  early: {
    five: (mark: MarkName, cell: string) => largeExercises.letsFive(mark, cell),
    answered: (mark: MarkName, cell: string): Sentence =>
      say`${ink(mark)} on ${strong(cell)} is a four. But once ${ink(otherMark(mark))} has answered,
        there’s no win by fours any more.`,
  },
} as const;
