import type { FinResult, LineSumAnswer, LineSumReason } from '../../../engine/index.ts';
import type { Sentence } from '../../ui/types.ts';
import { ink, listed, say, strong } from '#language/ui/language/grammar';
import { smallExercises } from '#language/exercises/frame/small';

type Line = readonly number[];

const RESULTS: Record<FinResult, string> = {
  0: '0: not over',
  1: '1: X has won',
  3: '3: a draw',
  4: '4: O has won',
};

/** Why Fin says so; `line` is complete, or open. */
function because(result: FinResult, line: Line | undefined): Sentence {
  if (result === 3) return say`nobody has a line, and all eight lines hold both marks.`;
  const named = `the line ${listed(line ?? [])}`;
  if (result === 0) return say`nobody has a line, and ${named} is still open.`;
  return say`${ink(result === 1 ? 'X' : 'O')} has ${named}.`;
}

export const lineSumMessages = {
  name: 'Sum of a line, and Fin',
  about: 'Pupils add up a line, and say what the win check Fin returns for the board.',
  fields: {
    setup: { label: smallExercises.boardField },
    line: { label: 'The line to add up' },
  },
  cells: (line: Line) => `cells ${listed(line)}`,
  question: (line: Line): Sentence =>
    say`An empty cell counts 0, ${ink('X')} counts 1 and ${ink('O')} counts 4. What is the sum of
      ${strong(`cells ${listed(line)}`)}? And what does Fin, the win check, say of the whole board?
      It says 1 if ${ink('X')} has a line, 4 if ${ink('O')} has one, 3 if all eight lines hold both
      marks, and 0 if the game isn’t over.`,
  sum: 'Sum',
  result: 'Fin says',
  resultOf: (result: FinResult) => RESULTS[result],
  notWhole: 'Write a whole number, from 0 to 12.',
  outside: 'Three cells add up to 12 at most.',
  answerText: ({ sum, result }: LineSumAnswer) => `sum ${sum}, Fin ${result}`,
  hints: {
    numbers: (line: Line): Sentence =>
      say`Write down a number for each of the cells ${listed(line)}, and add the three.`,
    dead: say`Does somebody have a complete line? If not, look for a line without both marks. If
      there is one, Fin says 0; if all eight hold both marks, nobody can win any more, and it says
      3.`,
    parts: (parts: readonly number[]): Sentence => say`The sum is ${parts.join(' + ')}.`,
  },
  solution: (
    parts: readonly number[],
    { sum, result }: LineSumAnswer,
    line: Line | undefined,
  ): Sentence => say`${parts.join(' + ')} = ${sum}. Fin says ${result}: ${because(result, line)}`,
  reason: (reason: LineSumReason): Sentence =>
    reason.code === 'other-sum'
      ? say`The sum isn’t ${reason.given}: add the three cells again. An empty one counts 0.`
      : say`Fin doesn’t say ${reason.given}. Look for a complete line first, and then for a line
        that doesn’t hold both marks.`,
};
