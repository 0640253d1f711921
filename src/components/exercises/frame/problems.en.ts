import type { CodecProblem, SetupProblem } from '../../../engine/index.ts';
import { count, countThings } from '#language/ui/language/grammar';
import { explainProblem } from '#language/ui/board/problems';

type Own = Exclude<CodecProblem, SetupProblem>;
type Sentences = {
  readonly [Code in Own['code']]: (problem: Extract<Own, { code: Code }>) => string;
};

const SENTENCES: Sentences = {
  'long-part': ({ length, limit }) =>
    `A part of it is too long: ${count(length)} characters, and at most ${count(limit)} are read.`,
  'part-count': ({ found, expected }) =>
    `It has ${count(found)} parts, and this kind of task needs ${count(expected)}.`,
  'strange-part': ({ part }) =>
    part === '' ? 'A part of it is still empty.' : `A part of it can’t be read: “${part}”.`,
  'finished-game': () =>
    'The game is over on this board, and this kind of task needs one on which somebody still moves.',
  'asked-is-taken': () =>
    'The cell that is asked about is taken, or not on the board. Choose an empty one, or take the mark away.',
  'asked-is-empty': () =>
    'The cell that is asked about is empty. Choose one with a mark, or place one there.',
  'nothing-to-find': () =>
    'On this board there is nothing of the kind to be found, so there would be no question. Change it a little.',
  'no-line': ({ winLength, longest }) =>
    `No line of ${count(winLength)} fits here: the longest side has ${countThings(longest, 'cell')}.`,
  'too-large': ({ found, limit }) =>
    `A board of ${count(found)} cells is too large for a task, which takes up to ${count(limit)}.`,
  'too-few-cards': ({ least }) =>
    `No machine of so few cards does that. Allow at least ${count(least)}.`,
  unsolved: () =>
    'The engine would need too long for this board. Take a smaller one, or one with fewer empty cells.',
  'too-much': ({ found, limit }) =>
    `That would be ${count(found)} parts to fill in, and nobody should have to fill in more than ${count(limit)}. Try fewer empty cells.`,
};

/** Why the parts of an exercise make no question, for whoever sets it. */
export function paramsProblem(problem: CodecProblem): string {
  // Each entry takes the problems of its own code; the type system cannot follow the look-up.
  if (Object.hasOwn(SENTENCES, problem.code)) {
    return (SENTENCES[problem.code as Own['code']] as (problem: CodecProblem) => string)(problem);
  }
  return explainProblem(problem as SetupProblem);
}
