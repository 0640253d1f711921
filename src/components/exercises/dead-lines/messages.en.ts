import type { DeadLinesReason, MarkName } from '../../../engine/index.ts';
import type { Sentence } from '../../ui/types.ts';
import { countInWords, ink, inWords, otherMark, say } from '#language/ui/language/grammar';
import { smallExercises } from '#language/exercises/frame/small';

const dead = (lines: number): string =>
  lines === 0 ? 'no line dead' : `${countInWords(lines, 'line')} dead`;

export const deadLinesMessages = {
  name: 'Make lines dead',
  about:
    'Pupils find the cell that closes most lines to the other side. There’s no need to look ahead.',
  fields: { setup: { label: smallExercises.boardField } },
  question: (mover: MarkName): Sentence =>
    say`${ink(mover)} to move. A line is dead when it holds both marks: nobody can complete it any
      more. Which cell makes the most lines dead? It doesn’t have to be a good move.`,
  hints: {
    lines: (mover: MarkName): Sentence =>
      say`Look at the lines that have ${ink(otherMark(mover))} on them, and no ${ink(mover)}.`,
    most: (most: number): Sentence => say`The best cell here makes ${dead(most)}.`,
  },
  solution: (cells: readonly number[], most: number, mover: MarkName): Sentence =>
    say`${ink(mover)} on cell ${cells.join(' or ')} makes ${dead(most)}: until then only
      ${ink(otherMark(mover))} was on ${most === 1 ? 'it' : 'them'}.`,
  reason: (reason: DeadLinesReason): Sentence =>
    reason.code === 'cell-taken'
      ? smallExercises.taken(reason.cell)
      : say`A mark on cell ${reason.cell} makes ${dead(reason.killed)}. There is a cell that makes
        ${inWords(reason.most)} dead.`,
};
