import type {
  ForbiddenAnswer,
  ForbiddenAnswerReason,
  ForbiddenFacts,
} from '../../../engine/index.ts';
import type { Sentence } from '../../ui/types.ts';
import { DIRECTION_NAMES } from '#language/algorithms/win-scan/messages';
import { largeExercises } from '#language/exercises/frame/large';
import { countInWords, listed, say, strong } from '#language/ui/language/grammar';

const along = (directions: readonly number[]) =>
  listed([...new Set(directions)].map((at) => DIRECTION_NAMES[at] ?? ''));

const ANSWER_TEXTS: Readonly<Record<ForbiddenAnswer, string>> = {
  allowed: 'allowed',
  overline: 'forbidden: six or more in a row',
  'four-four': 'forbidden: two fours',
  'three-three': 'forbidden: two threes',
};

/** "One four, across. One three, straight down." */
function things(one: string, directions: readonly number[]): string {
  const { length } = directions;
  if (length === 0) return '';
  const counted = countInWords(length, one);
  return ` It makes ${counted}, ${along(directions)}.`;
}

function notReal({ refused }: Pick<ForbiddenFacts, 'refused'>): string {
  if (refused.length === 0) return '';
  const [noun, verb] = refused.length === 1 ? ['three', 'doesn’t'] : ['threes', 'don’t'];
  return ` The ${noun} ${along(refused)} ${verb} count, because Black may not make an open four there, or would make five by it.`;
}

const DISPUTED =
  ' One point is disputed: a stone that makes an open four and a five. By the letter of the rules, as here, it makes no three count.';

function why(cell: string, facts: ForbiddenFacts): Sentence {
  const head = say`Black’s stone on ${strong(cell)} is
    ${strong(facts.right === 'allowed' ? 'allowed' : 'forbidden')}.`;
  if (facts.isFive)
    return say`${head} It makes exactly five, which wins before anything else is asked.`;
  if (facts.right === 'overline')
    return say`${head} It makes six or more in a row, ${along(facts.long)}.`;
  if (facts.right === 'four-four') return say`${head}${things('four', facts.fours)}`;
  // The check ends with the second: there may be a third.
  if (facts.right === 'three-three')
    return say`${head} Two threes are enough: ${along(facts.threes)}.`;
  const made = `${things('four', facts.fours)}${things('three', facts.threes)}${notReal(facts)}`;
  return say`${head}${made || ' It makes neither a four nor a three that counts.'}${facts.isDisputed ? DISPUTED : ''}`;
}

/** Where to look, without the answer. */
function where({ isFive, long, fours, threes, refused }: ForbiddenFacts): Sentence {
  if (isFive) return say`Count the longest row through the cell once more.`;
  const all = [...new Set([...long, ...fours, ...threes, ...refused])].sort((a, b) => a - b);
  if (all.length === 0) return say`Try to turn each line into an open four. Does it work?`;
  if (all.length === 1) return say`Only one line can matter: ${strong(along(all))}. What is it?`;
  return say`Look at these lines: ${strong(along(all))}. Decide for each what it is.`;
}

/** Whether a cell is forbidden in renju: what is asked and said. */
export const isForbiddenMessages = {
  name: 'Is this cell forbidden?',
  about:
    'A board of renju, and a cell that Black may take or not. Pupils say whether it’s forbidden, and for which reason.',
  fields: {
    cell: { label: 'The cell in question' },
    sheet: { label: largeExercises.board },
  },
  question: (name: string): Sentence =>
    say`Renju. Black, who is X, is to move. May Black take ${strong(name)}, the framed cell? If
      several reasons forbid it, take the first in the list.`,
  hints: {
    order: say`Put Black’s stone there in your mind, and look along the four lines through it. First
      look for five or more in a row, then for fours, and only then for threes.`,
    threes: say`A line with a four has no three. And a three counts only if Black may play the stone
      that makes it an open four, and makes no five by it.`,
    look: (directions: readonly number[]): Sentence =>
      directions.length === 0
        ? say`Look at each of the four lines: not one of them has a four or a three that counts.`
        : say`What matters: ${strong(along(directions))}.`,
  },
  answerText: (answer: ForbiddenAnswer) => ANSWER_TEXTS[answer],
  choose: 'The cell',
  why,
  where,
  /** Where to look, without the answer. */
  reason: ({ isForbidden, ...facts }: ForbiddenAnswerReason): Sentence =>
    isForbidden
      ? say`It’s forbidden, as you say, but for another reason. ${where(facts)}`
      : where(facts),
} as const;
