import type { EvaluationReason, MarkName } from '../../../engine/index.ts';
import type { Sentence } from '../../ui/types.ts';
import {
  countInWords,
  formatScore,
  ink,
  listed,
  otherMark,
  say,
  strong,
} from '#language/ui/language/grammar';
import { smallExercises } from '#language/exercises/frame/small';

/** Lines that a side could still complete, by the cells of each. */
type OpenLines = readonly (readonly number[])[];

/** "three lines (0-1-2, 0-3-6 and 2-4-6)". */
function linesSaid(lines: OpenLines): string {
  const counted = countInWords(lines.length, 'line');
  return lines.length === 0
    ? counted
    : `${counted} (${listed(lines.map((line) => line.join('\u2011')))})`;
}

const counting = (computer: MarkName): Sentence =>
  say`Go through the rows, the columns and the two diagonals. Count the lines without
    ${ink(otherMark(computer))}, because ${ink(computer)}, the computer, could still complete those.
    Then count the lines without ${ink(computer)}, and subtract.`;

/** Neither of the slips that are known. */
const miscounted = (computer: MarkName): Sentence =>
  say`There are eight lines. Did you count the empty ones for both sides, and subtract
    ${ink(otherMark(computer))}’s from ${ink(computer)}’s?`;

/** Only as many as one side has lines. */
const oneSide = (computer: MarkName): Sentence =>
  say`That’s how many lines one side could still complete. The evaluation needs both: the lines of
    ${ink(computer)}, less those of ${ink(otherMark(computer))}.`;

/** Give an evaluation a number: what is asked and said. */
export const evaluationMessages = {
  name: 'What does the evaluation say?',
  about:
    'Pupils count the lines that are still open to each side, which is the guess that a search makes where it has to stop.',
  fields: {
    setup: { label: smallExercises.boardField },
    computer: { label: 'The computer plays' },
  },
  question: (computer: MarkName): Sentence =>
    say`${ink(computer)} is the computer, and evaluates this board without searching any further:
      the lines that ${ink(computer)} could still complete, less those that
      ${ink(otherMark(computer))} could. Which number does it get?`,
  hints: {
    counting,
    both: say`A line with both marks counts for nobody. An empty line counts for both sides, so it
      makes no difference.`,
    own: (computer: MarkName, lines: number): Sentence =>
      say`${ink(computer)} could still complete ${countInWords(lines, 'line')}.`,
  },
  solution: (computer: MarkName, own: OpenLines, theirs: OpenLines): Sentence =>
    say`${ink(computer)}, the computer, could still complete ${linesSaid(own)}, and
      ${ink(otherMark(computer))} ${linesSaid(theirs)}. So the evaluation is ${strong(
        `${own.length} − ${theirs.length} = ${formatScore(own.length - theirs.length)}`,
      )}.`,
  /** What went wrong, while the number itself isn't to be named. */
  early: ({ code }: EvaluationReason, computer: MarkName): Sentence =>
    code === 'not-subtracted' ? oneSide(computer) : miscounted(computer),
  reason: ({ code }: EvaluationReason, computer: MarkName): Sentence =>
    code === 'turned'
      ? say`That’s the guess as ${ink(otherMark(computer))} would see it. But ${ink(computer)} is
        the computer, so its own lines count for it.`
      : evaluationMessages.early({ code }, computer),
};
